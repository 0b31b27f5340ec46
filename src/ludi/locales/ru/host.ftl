# Что узнаёт хозяин, когда со столом, его данными или сайтом что-то не выходит.

host-no-data = в { $folder } нет данных
host-nothing-to-copy = в { $folder } нет данных (базу PostgreSQL копируют программой pg_dump)
host-half-restored = восстановление в { $folder } было прервано; запустите стол один раз, и он его закончит
host-file-there = { $file } уже есть; допускается новое имя
host-no-copy = нельзя записать { $file } или прочесть { $database } ({ $why })
host-nothing-chosen = ничего не выбрано; у --lobbies, --abandoned, --finished и --chat указывают число дней
host-open = { $database } открыт в другом сервере; остановите тот сервер или выберите другую папку через --data
host-database-open = база { $name } открыта в другом сервере; остановите тот сервер или назовите другую базу через --db
host-damaged = { $database } повреждён ({ $wrong }); ничего не изменено; поставьте на его место копию: ludi restore ФАЙЛ
host-no-file = файла { $file } нет
host-in-use = { $file } — это данные, с которыми идёт работа; допускается имя копии
host-no-restore = восстановить { $file } в { $folder } нельзя: { $why }; { $half ->
    [yes] это закончится при следующем запуске
   *[no] ничего не изменено
}
host-backup-damaged = { $file } повреждён ({ $wrong }); ничего не изменено
host-backup-foreign = в { $file } нет партий Ludi Romani; ничего не изменено
host-backup-later = { $file } сделан более новой версией Ludi Romani; ничего не изменено
host-backup-unread = скопировать { $file } нельзя ({ $why }); ничего не изменено
host-no-backup = { $file } повреждён, или это не копия ({ $why }); ничего не изменено
host-no-listening = слушать { $address } нельзя: { $why }; попробуйте другой --host или --port
host-connections = соединений слишком мало: { $n }, а нужно не меньше { $fewest }; увеличьте `ulimit -n`
host-folder = в папку данных { $folder } нельзя писать: { $why }; выберите другую через --data
host-store-version = хранилище создано другой версией Ludi Romani ({ $why })
host-store = хранилищем { $store } пользоваться нельзя ({ $why })
host-page = страница не собрана: запустите bin/web в исходниках или установите пакет из wheel
host-other-site = { $folder } не пуста, и сайта, сделанного этой командой, в ней нет; назовите другую папку
host-address = адрес вида https://ludi.example.org, без продолжения
host-no-postgresql = --db: допускается адрес базы PostgreSQL, например postgresql://user:password@host/name; папку для партий указывают через --data
