/** Error that prevents the start; `message` is one line with the required fix. */
export class StartError extends Error {
  readonly kind = 'start';
}
