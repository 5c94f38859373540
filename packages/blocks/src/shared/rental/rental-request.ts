import type { RentalExtra } from './rental-extras.js';

/** A car that a visitor wants to rent, and its own extras. */
export interface RentalRequest {
  /** Name of the car, as in the vehicles of the rental block. */
  car: string;
  extras: readonly RentalExtra[];
}

const eventName = 'mawkib:rental';
/** For a block that is not yet interactive, in milliseconds. */
const waitsFor = 10_000;
let pending: { request: RentalRequest; at: number } | undefined;

/**
 * Opens the page's rental block with a car. False if no such block is interactive yet: it opens as
 * soon as it is, within ten seconds.
 */
export function requestRental(request: RentalRequest): boolean {
  const event = new CustomEvent(eventName, { detail: request, cancelable: true });
  const isHandled = !window.dispatchEvent(event);
  pending = isHandled ? undefined : { request, at: Date.now() };
  return isHandled;
}

/** Receives requests for the page's rental block. Returns a function that stops it. */
export function onRentalRequest(open: (request: RentalRequest) => void): () => void {
  const receive = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    open((event as CustomEvent<RentalRequest>).detail);
  };
  window.addEventListener(eventName, receive);
  if (pending && Date.now() - pending.at < waitsFor) open(pending.request);
  pending = undefined;
  return () => window.removeEventListener(eventName, receive);
}
