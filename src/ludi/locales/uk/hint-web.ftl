# Що кажуть поради

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } оч.
    [least] щонайменше { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } оч.
    [about] приблизно { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } оч.
    [likely] перемога приблизно { $percent } %
   *[win] перемога { $percent } %
}
web-hint-note = Очки наприкінці за найкращої гри.
web-hint-note-turns = Очки наприкінці за найкращої гри, якщо у вас попереду { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}; це оцінка.
web-hint-note-win = Кінець близько: важить імовірність перемоги.
web-hint-found = перемога { $percent } %, ± { $margin }
web-hint-note-even = Перші ходи майже рівні: пошук не може їх розрізнити.
web-hint-mine = Ваш хід
web-hint-untried = не перевірялося: інші ходи обіцяють більше
web-why-percent = { $percent } %: { $what }
web-why-mean = у середньому { $what }
web-why-won = перемога в партії
web-why-drawn = партія закінчується внічию
web-why-lost = партію програно
web-why-ended = партія закінчується
web-why = { $why }
