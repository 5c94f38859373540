import { useConsent } from '@mawkib/core/react';
import { type Captcha, CaptchaContext } from '@mawkib/forms';
import { type ReactNode, useMemo } from 'react';
import { useMarketData } from '../market-data/use-market-data.ts';
import type { CaptchaOptions } from './create-captcha.ts';

/** The market's captcha for every form below; none where the market has none. */
export function SiteCaptcha({ children }: { children: ReactNode }) {
  const { siteKey, scriptUrl } = useMarketData()?.frame.captcha ?? {};
  const consent = useConsent();
  const captcha = useMemo(
    () => (siteKey && scriptUrl ? lateCaptcha({ siteKey, scriptUrl, consent }) : undefined),
    [siteKey, scriptUrl, consent],
  );
  return <CaptchaContext value={captcha}>{children}</CaptchaContext>;
}

/** The captcha whose code comes when a form needs it. */
function lateCaptcha(options: CaptchaOptions): Captcha {
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
