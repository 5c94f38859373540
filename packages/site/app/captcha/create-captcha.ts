import type { Consent } from '@mawkib/core/consent';
import type { Captcha } from '@mawkib/forms';

interface Grecaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

export interface CaptchaOptions {
  siteKey: string;
  scriptUrl: string;
  consent: Pick<Consent, 'granted'>;
}

/** reCAPTCHA may set cookies and observes the page, so it is not in the required scope. */
const scope = 'optional';
const timeLimit = 8000;

/**
 * Creates the market's captcha (reCAPTCHA v3). No other host is contacted until a visitor starts a
 * form and has granted the scope, or agreed in the form itself. A script or token that times out is
 * requested again at the next submit.
 */
export function createCaptcha({ siteKey, scriptUrl, consent }: CaptchaOptions): Captcha {
  let loading: Promise<Grecaptcha> | undefined;
  let isAllowed = false;

  const load = () => {
    loading ??= loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const mayLoad = () => isAllowed || consent.granted(scope);

  return {
    prepare() {
      if (mayLoad()) load().catch(() => {});
    },
    async requestToken({ allowed }) {
      isAllowed ||= allowed;
      if (!mayLoad()) return { kind: 'needs_consent' };
      try {
        const token = await withinTime(
          load().then((captcha) => captcha.execute(siteKey, { action: 'lead' })),
        );
        return token ? { kind: 'token', token } : { kind: 'failed' };
      } catch {
        return { kind: 'failed' };
      }
    },
  };
}

function loadScript(src: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error('The captcha could not be loaded'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window as Window & { grecaptcha?: Grecaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    document.head.append(script);
  });
}

const withinTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The captcha took too long')), timeLimit);
    }),
  ]);
