import * as z from 'zod';
import { emailAddress } from '../email-address.js';
import { envelope, localeOrDefault } from '../envelope.js';
import { operation } from '../operation.js';

/**
 * Requests one e-mail for when a held vehicle is free. The address is mailed a link first, and
 * nothing else before it is confirmed. Repeating a request that is confirmed has no effect, and the
 * response is the same. 409 `vehicle_free` if nobody holds the vehicle, 409 `vehicle_unavailable`
 * if it is reserved or sold.
 */
export const waitForVehicle = operation({
  id: 'waitForVehicle',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/waiting',
  status: 201,
  summary: 'Requests an e-mail when a held vehicle is free',
  body: z.object({
    vehicle_id: z.string().min(1).max(64),
    email: emailAddress,
    /** Language of the mails. */
    locale: localeOrDefault,
  }),
  errors: { vehicle_not_found: 404, vehicle_free: 409, vehicle_unavailable: 409 },
  /** `until`: end of the request; the address is deleted then. */
  response: envelope(z.looseObject({ vehicle_id: z.string(), until: z.iso.datetime() })),
});

/**
 * Confirms the address with the token of the mailed link. Idempotent. `vehicle` is its current
 * state: whoever reserves a free vehicle first gets it. 404 `waiting_ended` a day after the request,
 * after its e-mail, and for unknown tokens.
 */
export const confirmWaiting = operation({
  id: 'confirmWaiting',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/waiting/confirm',
  summary: 'Confirms the request for an e-mail when a vehicle is free',
  body: z.object({ token: z.string().min(1).max(200) }),
  errors: { waiting_ended: 404 },
  response: envelope(
    z.looseObject({
      vehicle_id: z.string(),
      vehicle: z.enum(['held', 'free', 'unavailable']),
      until: z.iso.datetime(),
    }),
  ),
});
