/** Runs once the next frame is on the screen: for work that may not delay what a press opens. */
export const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
