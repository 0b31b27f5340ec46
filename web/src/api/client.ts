/** The server's paths as functions; an answer that is no success is thrown as a Refused. */
import createClient from "openapi-fetch";
import type { paths } from "./schema";

export const api = createClient<paths>({ baseUrl: location.origin });

export class Refused extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly body: unknown,
  ) {
    super(detail);
  }
}

/** The server's one sentence about what is wrong, if there is one. */
function detail(body: unknown): string | null {
  const found = (body as { detail?: unknown } | null | undefined)?.detail;
  if (typeof found === "string") return found;
  return Array.isArray(found) ? found.map((e: { msg?: string }) => e.msg ?? "").join("; ") : null;
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The data of an answer. Throws Refused, or TypeError if the server cannot be reached. */
export async function got<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new Refused(response.status, detail(error) ?? response.statusText, error);
  return data as T;
}
