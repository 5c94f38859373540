import { parseDigits } from '@mawkib/core/locale';
import * as z from 'zod';
import * as operations from '../../operations/purchase.js';
import { envelope } from '../common.js';
import { operation } from '../operation.js';

/** What people and programs put between digits, marks of direction too. */
const separators = /[\s().,/·‐-―\p{Cf}-]/gu;

/** Digits of any script, as they are written, in Latin ones. */
const written = z
  .string()
  .max(40)
  .transform((text) => parseDigits(text).replace(separators, ''));

const phoneNumber = written.pipe(z.string().regex(/^\+?[0-9]{7,15}$/)).meta({
  type: 'string',
  description: 'With `+` or `00` and the country code, or as it is dialled in the market',
});
const code = written
  .pipe(z.string().regex(/^\d{4,10}$/))
  .meta({ type: 'string', description: 'The digits of the SMS, of any script' });

/**
 * Sends a code by SMS, in the asked language. 429 `too_many_requests` past the limits of the number,
 * the address and the day, whoever the number belongs to. Site document, section 7.
 */
export const createPhoneVerification = operation(operations.createPhoneVerification, {
  summary: 'Sends a code by SMS',
  body: z.object({ phone_number: phoneNumber }),
  errors: { verification_unavailable: 502 },
  response: envelope(z.looseObject({ status: z.string() })),
});

/**
 * `approved` where the code is right. 400 `wrong_code` for one that is wrong, too late or was never
 * asked for: which of them it is, is not told. Site document, section 7.
 */
export const checkPhoneVerification = operation(operations.checkPhoneVerification, {
  summary: 'Checks a code',
  body: z.object({ phone_number: phoneNumber, code }),
  errors: { wrong_code: 400, verification_unavailable: 502 },
  response: envelope(z.looseObject({ status: z.string(), valid: z.boolean() })),
});
