import { useLocale } from '@mawkib/ui';
import { use, useState } from 'react';
import type { BeforeSend } from '../answers-form-options.js';
import { CaptchaContext, captchaInput } from './captcha.js';

/** Captcha of a form; does nothing when none is configured. */
export function useCaptcha() {
  const captcha = use(CaptchaContext);
  const { locale } = useLocale();
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
      const texts = await import('./captcha.messages.js').catch(() => undefined);
      return { message: texts?.messages(locale)(answer.kind) };
    });

  return { beforeSend, needsConsent, prepare: captcha && (() => captcha.prepare()) };
}
