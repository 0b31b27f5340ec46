# Sourced by bin/play and bin/test: the project's environment in .venv, made once with uv and left alone while it is
# newer than uv.lock and pyproject.toml. Expects ROOT, the clone; writes nothing outside it but the tools' own caches.

LOG=$ROOT/.cache/setup.log

# fail WHAT DO: the one line on stderr. What the tools said is in the log.
fail() {
    printf '%s\n' "${0##*/}: $1; $2${LOG:+ (log: $LOG)}" >&2
    exit 2
}

# is_fresh KIND: the environment was made here, for this KIND of use, after the last change of the dependencies.
is_fresh() {
    local stamp=$ROOT/.venv/ludi-$1 made=
    [ -f "$stamp" ] && [ -x "$ROOT/.venv/bin/python" ] || return 1
    [ "$ROOT/uv.lock" -nt "$stamp" ] || [ "$ROOT/pyproject.toml" -nt "$stamp" ] && return 1
    IFS= read -r made <"$stamp"
    [ "$made" = "$ROOT" ]
}

# find_uv: prints a uv that runs: the one on PATH, the clone's own, one where uv's installers put it; or installs one.
find_uv() {
    local uv python base
    for uv in "$(command -v uv)" "$ROOT/.tools/bin/uv" "${HOME:-}/.local/bin/uv" "${HOME:-}/.cargo/bin/uv"; do
        if [ -x "$uv" ] && "$uv" --version >>"$LOG" 2>&1; then
            printf '%s\n' "$uv"
            return 0
        fi
    done
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 9))' >>"$LOG" 2>&1 || continue
        rm -rf "$ROOT/.tools"
        if "$python" -m venv "$ROOT/.tools" >>"$LOG" 2>&1 &&
            "$ROOT/.tools/bin/python" -m pip install --disable-pip-version-check uv >>"$LOG" 2>&1; then
            printf '%s\n' "$ROOT/.tools/bin/uv"
            return 0
        fi
        rm -rf "$ROOT/.tools" # half of an environment helps nobody
        if "$python" -m pip install --disable-pip-version-check --user uv >>"$LOG" 2>&1; then
            base=$("$python" -m site --user-base)
            printf '%s\n' "$base/bin/uv"
            return 0
        fi
        return 1
    done
    echo "no Python found" >>"$LOG"
    return 1
}

# explain WHAT: says in one line why WHAT failed, as far as the log knows.
explain() {
    if grep -qiE 'no python found|no interpreter found|no download found|python-build-standalone' "$LOG"; then
        fail "$1 failed: no Python 3.11 or newer was found" "install one and start again"
    elif tail -n 20 "$LOG" | grep -qi 'certificate'; then
        fail "$1 failed: the package registry's certificate is not trusted here" "set SSL_CERT_FILE to your certificates and start again"
    elif grep -qiE 'error sending request|failed to fetch|dns error|connection (refused|reset)|timed? ?out|unreachable|name resolution|NewConnectionError|failed to establish a new connection|tunnel error' "$LOG"; then
        fail "$1 failed: the package registry cannot be reached" "check the network connection and start again"
    elif grep -qiE 'no space left' "$LOG"; then
        fail "$1 failed: the disk is full" "make room and start again"
    elif grep -qiE 'ensurepip is not available|no module named (venv|ensurepip|pip)|externally-managed' "$LOG"; then
        fail "$1 failed: this Python cannot install packages" "install uv, or python3-venv on Debian and Ubuntu, and start again"
    fi
    fail "$1 failed" "see the log, and start again when what it names is mended"
}

# sync UV ARGUMENTS: uv at work on .venv, its words in the log.
sync() {
    env -u VIRTUAL_ENV UV_PROJECT_ENVIRONMENT="$ROOT/.venv" NO_COLOR=1 "$@" >>"$LOG" 2>&1 </dev/null
}

# system_python: prints the Python of a Linux distribution, if it will do. It is built for speed; one that was built at home,
# as pyenv does, takes a fifth more time for the same. UV_PYTHON asks for another one.
system_python() {
    local python=/usr/bin/python3
    [ "$(uname)" = Linux ] && [ -z "${UV_PYTHON:-}" ] &&
        "$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' >>"$LOG" 2>&1 && printf '%s\n' "$python"
}

# prepare KIND LINE [ARGUMENTS OF uv sync]: makes .venv fit for KIND of use, saying LINE if that takes a while.
prepare() {
    local kind=$1 line=$2 uv python stamp libc=() compile=--compile-bytecode
    shift 2
    is_fresh "$kind" && return
    if ! { mkdir -p "$ROOT/.cache" && : >"$LOG"; } 2>/dev/null; then
        LOG=
        fail "$ROOT cannot be written to" "put the clone where you may write, and start again"
    fi
    printf '%s\n' "$line"
    trap 'exit 130' INT
    uv=$(find_uv) || explain "installing uv"
    python=$(system_python) && local -x UV_PYTHON=$python
    rm -f "$ROOT/.venv/ludi-$kind"
    # A clone that was moved or copied: the environment still names the old place.
    for stamp in "$ROOT"/.venv/ludi-*; do
        [ -f "$stamp" ] && [ "$(cat "$stamp")" != "$ROOT" ] && rm -rf "$ROOT/.venv"
    done
    # Numba has no wheel for musl (Alpine): the plain home plays without it.
    ldd --version 2>&1 | grep -qi musl && libc=(--no-install-package numba --no-install-package llvmlite)
    # The tests need a part of what they install: that part is compiled when it is first imported.
    [ "$kind" = test ] && compile=--no-compile-bytecode
    # --inexact: what bin/test needs stays when bin/play starts, and the other way round.
    set -- sync --project "$ROOT" --frozen --inexact --no-progress "$compile" ${libc[@]+"${libc[@]}"} "$@"
    sync "$uv" "$@" || {
        # A certificate that only this system trusts (a company's proxy): uv looks there when told to.
        grep -qi 'invalid peer certificate' "$LOG" && UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 sync "$uv" "$@"
    } || explain "installing what Ludi Romani needs"
    trap - INT
    printf '%s\n' "$ROOT" >"$ROOT/.venv/ludi-$kind"
}

# from_debian WHAT PACKAGE...: install packages of Debian where that may be done, and say WHAT they are.
from_debian() {
    local what=$1 sudo=
    shift
    [ "$(id -u)" -eq 0 ] || sudo="sudo -n"
    command -v apt-get >/dev/null && $sudo true 2>/dev/null || return
    printf 'Installing %s, once ...\n' "$what"
    set -- $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
    "$@" >>"$LOG" 2>&1 </dev/null || { $sudo apt-get update >>"$LOG" 2>&1 </dev/null && "$@" >>"$LOG" 2>&1 </dev/null; }
}

# need_chromium: the browser of tests/e2e, the one without a window if there is a choice. Without it those tests fail, and
# this says why.
need_chromium() {
    has_chromium && return
    from_debian "Debian's chromium for the tests of the page" chromium-headless-shell ||
        from_debian "Debian's chromium for the tests of the page" chromium
    has_chromium ||
        printf '%s\n' "${0##*/}: chromium is missing, so the tests of the page will fail; install it (Debian: apt-get install chromium-headless-shell)" >&2
}

has_chromium() {
    command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null
}

# want_chinese_font: without one Chinese is drawn as empty boxes, narrower than its letters are.
want_chinese_font() {
    has_chinese_font && return
    from_debian "a Chinese font for the tests of the page" fontconfig fonts-wqy-microhei
    has_chinese_font ||
        printf '%s\n' "${0##*/}: no Chinese font is here, so the page in Chinese is not tested as it is seen; install one (Debian: apt-get install fontconfig fonts-wqy-microhei)" >&2
}

has_chinese_font() {
    [ -n "$(fc-list :lang=zh 2>/dev/null)" ]
}

# want_postgres: PostgreSQL's programs, for the tests of the table's store; installed where that is possible.
want_postgres() {
    has_postgres && return
    from_debian "PostgreSQL for the tests of the store" postgresql
    has_postgres || printf '%s\n' "${0##*/}: PostgreSQL is missing and cannot be installed here, so its tests will fail; install it (Debian: apt-get install postgresql)" >&2
}

has_postgres() {
    command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null
}
