/**
 * Resolves when nothing is lost if the header is replaced: no focus in it, none of its menus open,
 * and the page at its top, where another header moves nothing.
 */
export async function headerIsFree(signal: AbortSignal): Promise<void> {
  const isFree = () => {
    const header = document.querySelector('[data-sticky="header"]');
    const isUsed =
      header?.contains(document.activeElement) || header?.querySelector('[open],[data-open]');
    return !isUsed && scrollY <= (header?.clientHeight ?? 0);
  };
  while (!isFree() && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const ask = new AbortController();
      const done = () => {
        ask.abort();
        // The focus has moved on by then.
        setTimeout(resolve);
      };
      for (const name of ['focusout', 'scroll', 'toggle', 'click'] as const) {
        addEventListener(name, done, { signal: ask.signal, capture: true, passive: true });
      }
      signal.addEventListener('abort', done, { signal: ask.signal });
    });
  }
}
