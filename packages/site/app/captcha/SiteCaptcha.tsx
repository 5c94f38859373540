import { useConsent } from '@mawkib/core/react';
import { type Captcha, CaptchaContext } from '@mawkib/forms';
import { type ReactNode, useMemo } from 'react';
import { useMarketData } from '../market-data/use-market-data.ts';
import type { CaptchaOptions } from './create-captcha.ts';

/** Provides the market's captcha to every form below, if the market has one. */
export function SiteCaptcha({ children }: { children: ReactNode }) {
  const { siteKey, scriptUrl } = useMarketData()?.layout.captcha ?? {};
  const consent = useConsent();
  const captcha = useMemo(
    () => (siteKey && scriptUrl ? lazyCaptcha({ siteKey, scriptUrl, consent }) : undefined),
    [siteKey, scriptUrl, consent],
  );
  return <CaptchaContext value={captcha}>{children}</CaptchaContext>;
}

/** A captcha that loads its code when a form needs it. */
function lazyCaptcha(options: CaptchaOptions): Captcha {
  let coming: Promise<Captcha> | undefined;
  const made = () => {
    coming ??= import('./create-captcha.ts').then(({ createCaptcha }) => createCaptcha(options));
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  return {
    prepare: () =>
      void made().then(
        (captcha) => captcha.prepare(),
        () => {},
      ),
    requestToken: async (requested) => (await made()).requestToken(requested),
  };
}
