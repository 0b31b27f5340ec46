/** The chances of an attack: a reader may hide them, with those of all dice. */
import type { Told } from "../../api/types";
import { settings } from "../../lib/settings.svelte";

/** A sentence as this reader wants it. */
export const plain = (told: Told): Told => (settings.odds || told.params.percent === undefined ? told : { ...told, key: "empire-moves-attack" });
