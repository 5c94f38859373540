/** A buyer's open hold, for pages of this browser; without the lock's id. */
export interface OwnHoldData {
  /** Server time of the response. */
  now: string;
  /** Null: there is no hold, it has ended, or the vehicle was ordered. */
  hold: {
    vehicleId: string;
    /** End of the hold, as an ISO time of the server. */
    until: string;
    /** Address where the order goes on: the first step without an answer, or the checkout. */
    href: string;
    /** Name of the vehicle; undefined if it cannot be loaded. */
    name: string | undefined;
  } | null;
}
