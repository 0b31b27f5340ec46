# Що дізнається господар, коли зі столом, його даними чи сайтом щось не виходить.

host-no-data = у { $folder } немає даних
host-nothing-to-copy = у { $folder } немає даних (базу PostgreSQL копіюють програмою pg_dump)
host-half-restored = відновлення в { $folder } було перервано; запустіть стіл один раз, і він його завершить
host-file-there = { $file } уже є; допускається нове ім’я
host-no-copy = не можна записати { $file } або прочитати { $database } ({ $why })
host-nothing-chosen = нічого не вибрано; у --lobbies, --abandoned, --finished і --chat вказують кількість днів
host-open = { $database } відкрито в іншому сервері; зупиніть той сервер або виберіть іншу теку через --data
host-database-open = базу { $name } відкрито в іншому сервері; зупиніть той сервер або назвіть іншу базу через --db
host-damaged = { $database } пошкоджено ({ $wrong }); нічого не змінено; поставте на його місце копію: ludi restore ФАЙЛ
host-no-file = файлу { $file } немає
host-in-use = { $file } — це дані, з якими йде робота; допускається ім’я копії
host-no-restore = відновити { $file } в { $folder } не можна: { $why }; { $half ->
    [yes] це завершиться під час наступного запуску
   *[no] нічого не змінено
}
host-backup-damaged = { $file } пошкоджено ({ $wrong }); нічого не змінено
host-backup-foreign = у { $file } немає партій Ludi Romani; нічого не змінено
host-backup-later = { $file } зроблено новішою версією Ludi Romani; нічого не змінено
host-backup-unread = скопіювати { $file } не можна ({ $why }); нічого не змінено
host-no-backup = { $file } пошкоджено, або це не копія ({ $why }); нічого не змінено
host-no-listening = слухати { $address } не можна: { $why }; спробуйте інший --host або --port
host-connections = з’єднань замало: { $n }, а потрібно щонайменше { $fewest }; збільште `ulimit -n`
host-folder = у теку даних { $folder } не можна писати: { $why }; виберіть іншу через --data
host-store-version = сховище створено іншою версією Ludi Romani ({ $why })
host-store = сховищем { $store } користуватися не можна ({ $why })
host-page = сторінку не зібрано: запустіть bin/web у вихідному коді або встановіть пакет із wheel
host-other-site = { $folder } не порожня, і сайту, зробленого цією командою, в ній немає; назвіть іншу теку
host-address = адреса на зразок https://ludi.example.org, без продовження
host-no-postgresql = --db: допускається адреса бази PostgreSQL, наприклад postgresql://user:password@host/name; теку для партій указують через --data
