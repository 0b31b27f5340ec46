import { api, got } from "../api/client";

/** Whether the page was opened by an address that leads nowhere but to this computer. */
export const only = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** The origin by which others in the network reach the table, where that of this page does not lead; "" if none does. */
export const others = async (): Promise<string> => (only && (await got(api.GET("/api/address")).catch(() => null))?.others) || "";
