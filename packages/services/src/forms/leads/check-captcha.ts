import type { Locale } from '@mawkib/api-clients/contracts';
import { defineMessages } from '@mawkib/core/locale';
import type { Logger } from 'pino';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import { loggable } from '../../runtime/create-log.js';
import { formErrors } from '../definitions/form-refusals.js';
import { settingKeys } from '../forms-settings.js';

const defaultUrl = 'https://www.google.com/recaptcha/api/siteverify';
const defaultScore = 0.5;

const messages = defineMessages('api.forms.captcha', {
  missing: {
    ar: 'أكّد أنك لست برنامجاً آلياً ثم أرسل من جديد.',
    en: 'Confirm that you are not a robot, then send again.',
  },
  unavailable: {
    ar: 'تعذّر التأكد من أنك لست برنامجاً آلياً. حاول مرة أخرى بعد قليل.',
    en: 'It could not be checked that you are not a robot. Try again in a moment.',
  },
  rejected: {
    ar: 'لم نتأكد من أنك لست برنامجاً آلياً. حاول مرة أخرى.',
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

/** What `captcha.when_unreachable` may say; `allow` unless it does. */
export const unreachableChoices = ['allow', 'refuse'];

/**
 * Refuses a lead that reCAPTCHA does not vouch for, where one is configured. A verifier that does
 * not answer is logged and refuses nobody, for a lead is worth more than a robot's costs; unless the
 * market's setting says otherwise.
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
