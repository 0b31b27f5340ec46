/** Unpacks what lies as `.xz` beside this file: the page's workers and the notebook of the documentation load it from there. */
import { XzReadableStream } from "xz-decompress";

/** The bytes of an xz archive, while they come. */
export const unpacked = (packed: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => new XzReadableStream(packed);
