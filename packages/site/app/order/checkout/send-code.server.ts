import { isServiceError } from '@mawkib/api-clients';
import {
  checkPhoneVerification,
  createPhoneVerification,
} from '@mawkib/api-clients/contracts/purchase';
import { defineMessages, type Locale, parseDigits } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import { formatPhone } from '@mawkib/forms/engine';
import { type OutcomeKind, rejectedFields } from '@mawkib/order-online/engine';
import type { SiteContext } from '../../context/site-context.ts';

const codeMessages = defineMessages('site.order.code', {
  wrong: {
    ar: 'الرمز غير صحيح أو انتهت صلاحيته. تحقق منه أو اطلب رمزًا جديدًا.',
    en: 'The code is wrong or has expired. Check it, or request another one.',
  },
  missing: { ar: 'أدخل الرمز الذي وصلك.', en: 'Enter the code that you received.' },
});

/** Data of the code form: the displayed number, and the time of sending. */
export interface SentCode {
  phone: string;
  /** ISO 8601. */
  sentAt: string;
}

export type CodeProblem = { errors: FieldErrors } | { kind: OutcomeKind };

type Site = Pick<SiteContext, 'call'>;

/** Sends a code to the number; returns the error if that fails. */
export async function sendCode(
  site: Site,
  phone_number: string,
  locale: Locale,
): Promise<{ code: SentCode } | CodeProblem> {
  try {
    await site.call(createPhoneVerification, { body: { phone_number } }, { locale });
    return { code: { phone: formatPhone(phone_number), sentAt: new Date().toISOString() } };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (error.status === 429) return { kind: 'too_many_requests' };
    const errors = rejectedFields(error.problem?.errors);
    return error.status === 400 && errors.phone
      ? { errors: { phone: errors.phone } }
      : { kind: 'verification_unavailable' };
  }
}

/** Checks the typed code; null if it is right. */
export async function checkCode(
  site: Site,
  { phone_number, code }: { phone_number: string; code: string },
  locale: Locale,
): Promise<CodeProblem | null> {
  const t = codeMessages(locale);
  const wrong = (message: string) => ({
    errors: { phone_code: { code: 'required' as const, message } },
  });
  const digits = parseDigits(code).replace(/\D/g, '');
  if (digits === '') return wrong(t('missing'));
  if (!/^\d{4,10}$/.test(digits)) return wrong(t('wrong'));
  try {
    const body = { phone_number, code: digits };
    await site.call(checkPhoneVerification, { body }, { locale });
    return null;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (error.status === 400) return wrong(t('wrong'));
    return { kind: error.status === 429 ? 'too_many_requests' : 'verification_unavailable' };
  }
}
