import type { Locale } from '@mawkib/api-clients/contracts';
import { defineMessages } from '@mawkib/core/locale';
import type { Logger } from 'pino';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import { loggable } from '../../runtime/create-log.js';
import { formErrors } from '../definitions/form-errors.js';
import { settingKeys } from '../forms-settings.js';

const defaultUrl = 'https://www.google.com/recaptcha/api/siteverify';
const defaultScore = 0.5;

const messages = defineMessages('api.forms.captcha', {
  missing: {
    ar: 'أكّد أنك لست برنامجًا آليًا، ثم أرسل مرة أخرى.',
    en: 'Confirm that you are not a robot, then send again.',
  },
  unavailable: {
    ar: 'تعذّر التأكد من أنك لست برنامجًا آليًا. حاول مرة أخرى بعد قليل.',
    en: 'We could not check that you are not a robot. Try again in a moment.',
  },
  rejected: {
    ar: 'لم نتأكد من أنك لست برنامجًا آليًا. حاول مرة أخرى.',
    en: 'We could not confirm that you are not a robot. Try again.',
  },
});

interface CaptchaCheck {
  settings: ReadonlyMap<string, string>;
  response: string | undefined;
  locale: Locale;
  fetch: GuardedFetch;
  log: Logger;
}

/** Values of `captcha.when_unreachable`; default: `allow`. */
export const unreachableChoices = ['allow', 'refuse'];

/**
 * Rejects a lead that reCAPTCHA does not approve, if reCAPTCHA is configured. If it is unreachable,
 * the failure is logged and the lead accepted, as losing a lead costs more than spam; the market's
 * setting can change that.
 */
export async function checkCaptcha(check: CaptchaCheck): Promise<void> {
  const { settings, response, locale, fetch, log } = check;
  const secret = settings.get(settingKeys.captchaSecret);
  if (!secret) return;
  const reject = (code: 'missing' | 'rejected' | 'unavailable') =>
    formErrors.invalidLead(
      { 'g-recaptcha-response': { code: `captcha_${code}`, message: messages(locale)(code) } },
      locale,
    );
  if (!response?.trim()) throw reject('missing');
  const verdict = await fetch(settings.get(settingKeys.captchaUrl) ?? defaultUrl, {
    post: {
      body: new URLSearchParams({ secret, response }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  }).catch((error: unknown) => {
    log.warn({ error: loggable(error) }, 'the captcha verifier did not answer');
    if (settings.get(settingKeys.captchaUnreachable) === 'refuse') throw reject('unavailable');
    return { success: true };
  });
  const { success, score = 1 } = (verdict ?? {}) as { success?: unknown; score?: unknown };
  const min = Number(settings.get(settingKeys.captchaScore) ?? defaultScore);
  if (success !== true || !(Number(score) >= min)) throw reject('rejected');
}
