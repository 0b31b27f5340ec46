/** The server's paths as functions; an answer that is no success is thrown as a Refused. */
import createClient from "openapi-fetch";
import { table } from "../lib/table";
import { catalogue, sentence as told } from "../lib/text.svelte";
import type { paths } from "./schema";

export const api = createClient<paths>({ baseUrl: location.origin, fetch: (request) => table.answer(request) });

export class Refused extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly body: unknown,
  ) {
    super(detail);
  }
}

interface Sentence {
  detail?: string;
  key?: string;
  params?: Record<string, unknown>;
}

/** What is wrong, in the reader's language; in English if this page does not know the sentence. */
export async function sentence(body: unknown): Promise<string | null> {
  const { detail, key, params } = (body ?? {}) as Sentence;
  if (key) await catalogue.need().catch(() => undefined);
  if (!key || catalogue.find(key) === null) return detail || null;
  return told({ key, params: params ?? {} }, { players: [], title: { family: "" }, odds: true });
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The data of an answer. Throws Refused, or TypeError if the server cannot be reached. */
export async function got<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new Refused(response.status, (await sentence(error)) ?? response.statusText, error);
  return data as T;
}
