/** Runs once the page is loaded and idle. */
export function whenLoaded(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(run, 0);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', soon);
  };
}
