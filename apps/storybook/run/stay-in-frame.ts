/**
 * Makes `history.back()` do nothing. A story is in a frame: one step too many would leave the page
 * around it, and the run would lose its browser.
 */
export function stayInFrame(): void {
  history.back = () => {};
}
