/** Max time in ms to wait for the browser to go back. */
const backMs = 300;

/**
 * An entry of the browser's history for an open sheet, so that "back" closes it. The application's
 * router does not see it: the entry has the state of the page's own, and its events are stopped.
 */
export function sheetHistory(onBack: () => void) {
  let isOn = false;
  let left: (() => void) | undefined;

  const onPop = (event: PopStateEvent) => {
    if (!isOn) return;
    event.stopImmediatePropagation();
    isOn = false;
    if (left) left();
    else onBack();
  };
  // Before the router's own listener.
  addEventListener('popstate', onPop, true);

  return {
    enter() {
      if (isOn) return;
      try {
        history.pushState({ ...history.state, menu: true }, '');
        isOn = true;
      } catch {
        // A browser may refuse more entries; the sheet then has none.
      }
    },
    /** Removes the entry; resolves when the page's own entry is the current one again. */
    async leave(): Promise<void> {
      if (!isOn) return;
      await new Promise<void>((resolve) => {
        left = resolve;
        setTimeout(resolve, backMs);
        history.back();
      });
      left = undefined;
      isOn = false;
    },
    stop() {
      removeEventListener('popstate', onPop, true);
    },
  };
}
