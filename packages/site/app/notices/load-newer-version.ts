/**
 * Called once a newer version of the site is known: forms with the method `get` and the browser's
 * back and forward then load documents, as links do (`hasNewerVersion`). A form is sent by the
 * browser instead of by its script, which works for those with an explicit method only. `shown` is
 * the address of the page; another entry of the history with the same address (an open menu) loads
 * nothing.
 */
export function loadNewerVersion(
  shown: () => Pick<Location, 'pathname' | 'search'>,
  load = () => location.reload(),
): () => void {
  const onSubmit = (event: Event) => {
    const form = event.target;
    const isGet = form instanceof HTMLFormElement && form.getAttribute('method') === 'get';
    if (isGet) event.stopImmediatePropagation();
  };
  const onPop = (event: Event) => {
    const { pathname, search } = shown();
    if (location.pathname === pathname && location.search === search) return;
    event.stopImmediatePropagation();
    load();
  };
  // Before the listeners of the router and of forms.
  addEventListener('submit', onSubmit, true);
  addEventListener('popstate', onPop, true);
  return () => {
    removeEventListener('submit', onSubmit, true);
    removeEventListener('popstate', onPop, true);
  };
}
