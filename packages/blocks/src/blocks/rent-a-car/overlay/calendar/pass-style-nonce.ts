/**
 * Gives React Aria the nonce of the page's styles for the style element that it adds; the security
 * policy blocks one without.
 */
export function passStyleNonce(): void {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  if (nonce) Reflect.set(globalThis, '__webpack_nonce__', nonce);
}
