// What is wrong with how a screen looks, each fault as a line: the page scrolls; text is cut off, out of the window or
// under something else; a target has less than 40 px for a finger.
() => {
    const found = [];
    const root = document.documentElement;
    const LEAST = innerWidth < 1100 ? 39.5 : 23.5; // px: for a finger, or for a mouse
    const HALF = innerWidth < 1100 ? 19 : 11;
    const round = (n) => Math.round(n);
    const name = (e) => {
        const own = e.id ? `#${e.id}` : e.dataset.token ? `[${e.dataset.token}]` : [...e.classList].filter((c) => !/^s-|svelte-/.test(c)).map((c) => `.${c}`).join("");
        return `${e.localName}${own}`;
    };
    const words = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 40));
    const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight} in ${innerWidth}x${innerHeight}`);

    const wider = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });
    // How much of an element is in sight, or would be if what it lies in were scrolled.
    const extent = ({ left, top, right, bottom }, boxes) => {
        let [width, height, across, along] = [right - left, bottom - top, false, false];
        for (const { box, x, y } of boxes) {
            if (!(across ||= x)) width = Math.min(width, right - box.left, box.right - left);
            if (!(along ||= y)) height = Math.min(height, bottom - box.top, box.bottom - top);
        }
        return [width, height];
    };
    // The boxes that clip an element, innermost first: whether what lies outside can be scrolled to.
    const clips = (e) => {
        const boxes = [];
        for (let up = e; up && up !== root; up = up.parentElement) {
            const { overflowX, overflowY, overflowClipMargin, position } = getComputedStyle(up);
            if (overflowX !== "visible" || overflowY !== "visible") boxes.push({ box: wider(up.getBoundingClientRect(), overflowX === "clip" ? parseFloat(overflowClipMargin) : 0), x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) });
            if (position === "fixed") break;
        }
        return boxes;
    };
    const modal = [...document.querySelectorAll("dialog[open]")].filter((d) => d.matches(":modal")).at(-1);
    const scope = modal ?? document.body;

    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const e = node.parentElement;
        if (!node.data.trim() || !shown(e) || e.closest(".hidden, script, style, option, [aria-hidden=true], svg") || getComputedStyle(e).clipPath === "inset(50%)") continue;
        const passed = getComputedStyle(e).pointerEvents === "none"; // what lies over it cannot be asked for
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = clips(e);
        for (const rect of range.getClientRects()) {
            if (rect.width < 1 || rect.height < 1) continue;
            let away = false;
            for (const { box, x, y } of boxes) {
                const [left, right] = [box.left - rect.left, rect.right - box.right];
                const [top, bottom] = [box.top - rect.top, rect.bottom - box.bottom];
                if ((Math.max(left, right) > 0 && x) || (Math.max(top, bottom) > 0 && y)) { away = true; break; }
                const wide = Math.max(left, right) > 1.5, high = Math.max(top, bottom) > rect.height * 0.3;
                if (wide || high) { found.push(`text is cut off: ${words(node.data)} in ${name(e)}`); away = true; break; }
            }
            if (away) break;
            if (rect.left < -1 || rect.right > innerWidth + 1 || rect.top < -1 || rect.bottom > innerHeight + 1) {
                found.push(`text is out of the window: ${words(node.data)} in ${name(e)}`);
                break;
            }
            if (passed) continue;
            // What lies over it takes no part in touches, perhaps: so all elements at its middle, the topmost first.
            const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
            const over = document.elementsFromPoint(x, y).find((one) => one.contains(e) || e.contains(one) || opaque(one));
            if (over?.closest(".tray") && !e.closest(".tray")) break; // that can be folded
            if (over && rides(over)) continue; // it scrolls under that
            if (over && !over.contains(e) && !e.contains(over)) {
                found.push(`text is under ${name(over)}: ${words(node.data)} in ${name(e)}`);
                break;
            }
        }
    }
    function rides(one) {
        return one !== null && (/sticky|fixed/.test(getComputedStyle(one).position) || (one !== scope && rides(one.parentElement)));
    }
    function opaque(one) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
        return one instanceof SVGElement || (opacity > 0.5 && (backgroundImage !== "none" || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)));
    }

    // What is chosen in a list needs as much as a list of it alone would take.
    for (const e of scope.querySelectorAll("select")) {
        if (!shown(e) || getComputedStyle(e).textOverflow === "ellipsis") continue;
        const alone = e.cloneNode();
        alone.append(e.selectedOptions[0]?.cloneNode(true) ?? "");
        alone.style.cssText = "position: absolute; visibility: hidden; width: max-content; max-width: none";
        e.after(alone);
        if (alone.offsetWidth > e.offsetWidth + 1) found.push(`text is cut off: ${words(e.selectedOptions[0].textContent)} in ${name(e)}`);
        alone.remove();
    }

    // A board shows a little of what lies at its edge; what reaches further is cut off.
    const board = scope.querySelector(".board.panel");
    const edge = board?.getBoundingClientRect();
    const lets = board ? parseFloat(getComputedStyle(board).overflowClipMargin) + 1 : 0;
    for (const e of board?.querySelectorAll(":not(svg *)") ?? []) {
        if (!shown(e) || e.closest(".hidden") || clips(e.parentElement).length > clips(board).length) continue;
        const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
        const over = Math.max(edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom);
        if (width >= 1 && height >= 1 && over > lets) found.push(`reaches ${round(over)} px over the edge of the board: ${name(e)}`);
    }

    const targets = "a[href], button:not(:disabled), select, input:not([type=hidden]), textarea, summary, [role=button], [data-token]:not([aria-disabled=true])";
    for (const e of scope.querySelectorAll(targets)) {
        if (!shown(e) || e.closest("[inert]") || e.ariaDisabled === "true" || (e.dataset.token && !e.matches("button, a, [role=button], [data-available]"))) continue;
        const inline = e.localName === "a" && getComputedStyle(e).display === "inline" && e.closest("p, li, dd") && e.parentElement.textContent.trim() !== e.textContent.trim();
        if (inline || e.dataset.land) continue; // within a sentence; and a map can be enlarged, its moves stand in a list
        const of = /^(checkbox|radio|file)$/.test(e.type) ? (e.closest("label") ?? e) : e;
        const rect = of.getBoundingClientRect();
        const { left, top, right, bottom } = rect;
        if (right - left < 2 || bottom - top < 2) continue;
        const boxes = clips(of.parentElement);
        const [width, height] = extent(rect, boxes);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const own = (dx, dy) => { const hit = document.elementFromPoint(x + dx, y + dy); return hit !== null && (of.contains(hit) || hit.contains(of) && hit.closest("label") === of); };
        const wide = width >= LEAST || (own(-HALF, 0) && own(HALF, 0));
        const high = height >= LEAST || (own(0, -HALF) && own(0, HALF));
        const rolled = boxes.some(({ box, x, y }) => (x && (left < box.left - 1 || right > box.right + 1)) || (y && (top < box.top - 1 || bottom > box.bottom + 1)));
        if (!rolled && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)) found.push(`a target is out of the window: ${name(e)}`);
        const over = document.elementFromPoint(x, y);
        if (!rolled && over && !own(0, 0) && !over.contains(of) && !over.closest(".tray") && !rides(over)) found.push(`a target is under ${name(over)}: ${name(e)}`);
        if (!wide || !high) found.push(`a target of ${round(width)}x${round(height)} px: ${name(e)} ${words(e.ariaLabel ?? e.textContent ?? "")}`);
    }
    return [...new Set(found)];
}
