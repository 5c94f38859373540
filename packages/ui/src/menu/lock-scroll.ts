/** Stops the page from scrolling, without moving it where scroll bars take space. */
export function lockScroll(root: HTMLElement = document.documentElement): () => void {
  const { overflow, scrollbarGutter } = root.style;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}
