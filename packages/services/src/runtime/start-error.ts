/** What stops a start: `message` is one line that says what to mend. */
export class StartError extends Error {
  readonly kind = 'start';
}
