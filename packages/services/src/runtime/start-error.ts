/** A failure that stops the start; `message` is one line that says what to fix. */
export class StartError extends Error {
  readonly kind = 'start';
}
