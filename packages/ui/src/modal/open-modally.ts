const focusable = '[autofocus], a[href], button:not(:disabled), input, select, textarea';

/** Half a second: longer than any dialog takes to close. */
const maxFrames = 30;

/**
 * Opens `dialog` over the page, with the focus inside. A browser that is just done with closing the
 * same dialog draws nothing of it for some frames, so that nothing in it takes the focus at once.
 */
export function openModally(dialog: HTMLDialogElement): void {
  dialog.showModal();
  takeFocus(dialog, maxFrames);
}

function takeFocus(dialog: HTMLDialogElement, frames: number): void {
  if (!dialog.open || frames === 0 || dialog.contains(document.activeElement)) return;
  dialog.querySelector<HTMLElement>(focusable)?.focus();
  requestAnimationFrame(() => takeFocus(dialog, frames - 1));
}
