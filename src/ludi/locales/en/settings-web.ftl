# Settings

web-settings-where = Kept only in this browser.
web-settings-name = A new name is seen at new tables; at those that are running you keep the old one.
web-language = Language
web-motion = Motion
web-motion-system = Follow the system
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = None
web-colours = Colours
web-colours-system = Follow the system
web-colours-light = Light
web-colours-dark = Dark
web-setting-sound = Sounds
web-setting-keys = Single-key shortcuts
web-setting-odds = Show odds
