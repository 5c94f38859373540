import {
  checkPhoneVerification,
  createPhoneVerification,
} from '@mawkib/api-clients/contracts/purchase';
import { normalisePhone } from '@mawkib/forms/engine';
import { apiErrors } from '../http/errors/api-errors.js';
import { implementWith } from '../http/implement.js';
import { takeAllowances } from '../http/limits/allowance.js';
import { messageAllowances } from '../http/limits/message-allowances.js';
import type { ModuleFactory } from '../http/service-module.js';
import { codeMinutes, tryAllowances } from './try-allowances.js';
import { createTwilioClient, type TwilioClient, TwilioError } from './twilio-client.js';
import { verificationErrors } from './verification-errors.js';
import { storeVerifiedPhone } from './verified-phones.js';

const implement = implementWith<'config' | 'db' | 'clock' | 'cipher'>();

const waitSeconds = codeMinutes * 60;
const busySeconds = 10;

/**
 * Verification of phone numbers by an SMS code. Twilio has the code; a verified number is stored
 * as a keyed hash for as long as orders accept it.
 */
export const verificationModule: ModuleFactory = ({ config, log }) => {
  const { twilio } = config.verification;
  const client = twilio && createTwilioClient(twilio);

  /** Calls Twilio and maps failures to API errors; logs them without number and code. */
  const callTwilio = async <T>(question: (client: TwilioClient) => Promise<T>): Promise<T> => {
    if (!client) throw apiErrors.notImplemented();
    try {
      return await question(client);
    } catch (error) {
      if (!(error instanceof TwilioError)) throw error;
      const { reason, status, code } = error;
      log.error({ vendor: 'twilio', reason, status, code }, 'phone verification failed');
      throw verificationErrors.unavailable();
    }
  };
  const readNumber = (text: string) => {
    const phone = normalisePhone(text);
    if (phone === null) throw verificationErrors.invalidNumber();
    return phone;
  };
  // Calls Twilio outside the transaction, so a failed attempt still counts against the limits.
  const options = { idempotency: 'claim-first' } as const;

  return {
    name: 'purchase',
    handlers: [
      implement(
        createPhoneVerification,
        async ({ body }, context) => {
          const phone_number = readNumber(body.phone_number);
          const { address, locale } = context;
          if (client) {
            await takeAllowances(context, messageAllowances({ phone_number, address }, config));
          }
          const sending = await callTwilio((twilio) => twilio.send(phone_number, locale));
          if (sending === 'invalid_number') throw verificationErrors.invalidNumber();
          if (sending === 'unreachable_number') throw verificationErrors.unreachableNumber();
          if (sending === 'too_many') throw apiErrors.tooMany(waitSeconds);
          if (sending === 'busy') throw apiErrors.tooMany(busySeconds);
          return { data: { status: 'pending' } };
        },
        options,
      ),
      implement(
        checkPhoneVerification,
        async ({ body }, context) => {
          const phone = readNumber(body.phone_number);
          const { address } = context;
          if (client) await takeAllowances(context, tryAllowances({ phone, address }, config));
          const checking = await callTwilio((twilio) => twilio.check(phone, body.code));
          if (checking === 'too_many') throw apiErrors.tooMany(waitSeconds);
          if (checking === 'busy') throw apiErrors.tooMany(busySeconds);
          if (checking !== 'approved') throw verificationErrors.wrongCode();
          await storeVerifiedPhone(context.db, phone, context);
          return { data: { status: 'approved', valid: true } };
        },
        options,
      ),
    ],
  };
};
