/** Words that may need more room than there is: keys reach them as long as they scroll. */
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = () => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  size.observe(node);
  const words = new MutationObserver(look);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    size.disconnect();
    words.disconnect();
  };
};
