# 浏览器里的牌桌

local-loading = 正在布置牌桌：{ $percent } %
local-no-table = 牌桌无法在这个浏览器里启动。请重新载入页面；若仍不行，请换用较新的浏览器。
local-begun-anew = 本浏览器里的牌桌出了错，已重新启动，对局按保存的样子恢复。你最后一步操作可能没有保存：请看一看，若没有，请再做一次。
local-new = 新对局
local-elsewhere = 这一局正在本浏览器的另一个窗口里进行。在那边关闭后，就可以在这里继续。
local-full = 这个浏览器已没有空间保存对局，因此什么也没有做。请在设置里删除旧对局，或先把它们存成文件。
local-refused = 这个浏览器不允许页面保存对局，因此什么也没有做。请允许页面存储数据，或离开无痕窗口。
local-bot-random = { $seat } 这次在本浏览器里无法思考，随机走了一步。
local-no-open = 这里别人无法加入：座位只能给本设备前的人，或给电脑。
local-games = 本浏览器里的对局
local-games-none = 这里还没有保存任何对局。
local-lasting = 它们会一直保存，直到你删除。
local-passing = 它们保存在这里，但空间不足时浏览器可能会删除。珍惜的对局请存成文件。
local-delete = 删除
local-delete-all = 删除所有对局
local-delete-sure = { $games } 局将永远消失。
