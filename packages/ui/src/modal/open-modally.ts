const focusable = '[autofocus], a[href], button:not(:disabled), input, select, textarea';

/** Max frames to wait, half a second: longer than any dialog takes to close. */
const maxFrames = 30;

/**
 * Opens `dialog` as a modal and moves the focus into it. After closing the same dialog, some
 * browsers do not render it for some frames, so that it cannot take the focus at once.
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
