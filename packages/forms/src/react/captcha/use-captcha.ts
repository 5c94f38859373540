import { useLocale } from '@mawkib/ui';
import { use, useState } from 'react';
import type { BeforeSend } from '../answers-form-options.js';
import { formMessages } from '../form.messages.js';
import { CaptchaContext, captchaInput } from './captcha.js';

/** Captcha of a form; does nothing when none is configured. */
export function useCaptcha() {
  const captcha = use(CaptchaContext);
  const t = formMessages(useLocale().locale);
  const [needsConsent, setNeedsConsent] = useState(false);

  const beforeSend: BeforeSend | undefined =
    captcha &&
    (async (submitter) => {
      const allowed = submitter?.hasAttribute('data-captcha-allow') ?? false;
      const answer = await captcha
        .requestToken({ allowed })
        .catch(() => ({ kind: 'failed' as const }));
      setNeedsConsent(answer.kind === 'needs_consent');
      if (answer.kind === 'token') return { inputs: { [captchaInput]: answer.token } };
      return {
        message: t(answer.kind === 'needs_consent' ? 'captcha_consent' : 'captcha_failed'),
      };
    });

  return { beforeSend, needsConsent, prepare: captcha && (() => captcha.prepare()) };
}
