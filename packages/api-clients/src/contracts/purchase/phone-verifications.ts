import { typedToken } from '@mawkib/core/locale';
import * as z from 'zod';
import { envelope } from '../envelope.js';
import { operation } from '../operation.js';

/** Separators between digits. */
const separators = /[\s().,/·•\p{Pd}\u2212]/gu;

/** Digits of any script, converted to Latin digits. */
const written = z
  .string()
  .max(40)
  .transform((text) => typedToken(text).replace(separators, ''));

const phoneNumber = written.pipe(z.string().regex(/^\+?[0-9]{7,15}$/)).meta({
  type: 'string',
  description: 'With `+` or `00` and the country code, or as it is dialled in the market',
});
const code = written
  .pipe(z.string().regex(/^\d{4,10}$/))
  .meta({ type: 'string', description: 'The digits of the SMS, of any script' });

/**
 * Sends a code by SMS in the requested language. 429 `too_many_requests` above the limits per
 * number, address and day. Site document, section 7.
 */
export const createPhoneVerification = operation({
  id: 'createPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/create_verification',
  summary: 'Sends a code by SMS',
  body: z.object({ phone_number: phoneNumber }),
  errors: { verification_unavailable: 502 },
  response: envelope(z.looseObject({ status: z.string() })),
});

/**
 * Status `approved` if the code is right. 400 `wrong_code` if it is wrong, expired or was never
 * sent; the response does not say which. Site document, section 7.
 */
export const checkPhoneVerification = operation({
  id: 'checkPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/check_verification',
  summary: 'Checks a code',
  body: z.object({ phone_number: phoneNumber, code }),
  errors: { wrong_code: 400, verification_unavailable: 502 },
  response: envelope(z.looseObject({ status: z.string(), valid: z.boolean() })),
});
