# Клавиши стола

web-key-tab = Tab
web-key-tab-does = от области к области
web-key-arrows = Стрелки
web-key-arrows-does = внутри области
web-key-places = B, C, P
web-key-places-does = к доске, к руке, к вопросу
web-key-digits = 1–6
web-key-digits-does = выбрать кубик, затем диск
web-key-enter = Enter
web-key-enter-does = коснуться того, что в фокусе; подтвердить
web-key-escape = Esc
web-key-escape-does = шаг назад
web-key-u = U
web-key-u-does = отменить ход; также Ctrl+Z, а вернуть — Ctrl+Y
web-key-h = H
web-key-h-does = совет
web-key-e = E
web-key-e-does = завершить ход
web-key-l = L
web-key-l-does = последнее событие, журнал
web-key-d = D
web-key-d-does = описать позицию
web-key-s = S
web-key-s-does = очки всех игроков
web-key-question = ?
web-key-question-does = эта справка; на карте — её пояснение
