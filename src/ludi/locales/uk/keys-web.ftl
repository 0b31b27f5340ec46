# Клавіші столу

web-key-tab = Tab
web-key-tab-does = від області до області
web-key-arrows = Стрілки
web-key-arrows-does = усередині області
web-key-places = B, C, P
web-key-places-does = до дошки, до руки, до запитання
web-key-digits = 1–6
web-key-digits-does = вибрати кубик, потім диск
web-key-enter = Enter
web-key-enter-does = торкнутися того, що у фокусі; підтвердити
web-key-escape = Esc
web-key-escape-does = крок назад
web-key-u = U
web-key-u-does = скасувати хід; також Ctrl+Z, а повернути — Ctrl+Y
web-key-h = H
web-key-h-does = порада
web-key-e = E
web-key-e-does = завершити хід
web-key-l = L
web-key-l-does = остання подія, журнал
web-key-d = D
web-key-d-does = описати позицію
web-key-s = S
web-key-s-does = очки всіх гравців
web-key-question = ?
web-key-question-does = ця довідка; на карті — її пояснення
