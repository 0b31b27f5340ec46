/** A token under the pointer or the focus: the prompt says what it would do. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Play } from "./play.svelte";

export function near(play: Play, token: string): Attachment<HTMLElement> {
  return (node) => {
    const on = () => (play.near = token);
    // Whatever takes the focus away, maybe the table that goes, must not depend on what was near, and may change it.
    const off = () =>
      untrack(() => {
        if (play.near === token) play.near = "";
      });
    const events = [["pointerenter", on], ["focus", on], ["pointerleave", off], ["blur", off]] as const;
    for (const [name, act] of events) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of events) node.removeEventListener(name, act);
      off();
    };
  };
}
