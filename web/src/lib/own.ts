/** Whether the page was opened by an address that leads nowhere but to this computer. */
export const only = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
