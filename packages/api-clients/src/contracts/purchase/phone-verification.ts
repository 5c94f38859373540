import * as z from 'zod';
import { envelope } from '../common.js';
import { operation } from '../operation.js';

const phoneNumber = z.string().regex(/^\+?[0-9]{7,15}$/);

/** Sends a code by SMS. 429 `too_many_messages` past the limits. Site document, section 7. */
export const createPhoneVerification = operation({
  id: 'createPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/create_verification',
  summary: 'Sends a code by SMS',
  body: z.object({ phone_number: phoneNumber }),
  errors: { too_many_messages: 429 },
  answer: envelope(z.looseObject({ status: z.string() })),
});

/** `approved` where the code is right. Site document, section 7. */
export const checkPhoneVerification = operation({
  id: 'checkPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/check_verification',
  summary: 'Checks a code',
  body: z.object({ phone_number: phoneNumber, code: z.string().regex(/^\d{4,10}$/) }),
  errors: { unknown_verification: 404 },
  answer: envelope(z.looseObject({ status: z.string(), valid: z.boolean() })),
});
