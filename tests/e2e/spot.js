// Where to touch next: one of what can be used now, and a point of it that is in sight; null once the result is shown,
// no token once the goal is reached.
// Waits for either, without asking again and again: the page tells when it has changed.
({ turn, over, order, goal, bare, luck, skip, wait, finger, patience }) => new Promise((done, fail) => {
    const root = document.documentElement;
    const fits = () => root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
    const version = () => document.querySelector(turn).dataset.version;
    const name = (e) => e.dataset.token ?? "confirm";
    const there = (e) => {
        const { width, height } = e.getBoundingClientRect();
        return width > 0 && height > 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true });
    };
    const middle = (e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const above = (e) => document.elementFromPoint(...middle(e));
    const clear = (e) => e.contains(above(e));
    const seen = (e) => {
        if (clear(e)) return true;
        if (skip) return false;
        e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return clear(e);
    };
    let covered = null;
    const look = () => {
        if (document.querySelector(over)) return null;
        if (!document.querySelector(turn)) return undefined;
        const idle = !bare || !document.querySelector("[data-token][aria-pressed=true]");
        if (goal.length && idle && goal.every((one) => document.querySelector(one))) return { token: "", x: 0, y: 0, fits: fits(), version: version() };
        const all = [...document.querySelectorAll("[data-available], [data-confirm]")].filter(there);
        const liked = order.map((one) => all.filter((e) => new RegExp(one).test(name(e)))).find((some) => some.length);
        if (!liked) return undefined;
        const names = [...new Set(liked.map(name))].sort();
        const first = Math.floor(luck * names.length);
        const tried = skip ? [...names.slice(first), ...names.slice(0, first)] : [names[first]];
        for (const one of tried) {
            const found = liked.filter((e) => name(e) === one).find(seen);
            if (!found) continue;
            const [x, y] = middle(found);
            return { token: one, x, y, fits: fits(), version: version() };
        }
        covered = tried[0];
        return undefined;
    };
    let frame = 0, timer = 0;
    const watch = new MutationObserver(() => tell(look()));
    const end = (how, what) => {
        watch.disconnect();
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        how(what);
    };
    const tell = (found) => {
        if (found !== undefined || !wait) return end(done, found ?? null);
        if (covered) frame = requestAnimationFrame(() => ((covered = null), tell(look())));
    };
    const begin = () => {
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        timer = setTimeout(() => end(fail, new Error(`nothing to touch${covered ? ` but ${covered}, which is covered` : ""}: ${document.body.innerText}`)), patience);
        tell(look());
    };
    // The click that a finger makes comes a little after it.
    Promise.race([window.clicked, new Promise((late) => setTimeout(late, 300))]).then(() => {
        window.clicked = finger && new Promise((come) => document.addEventListener("click", come, { once: true, capture: true }));
        begin();
    });
})
