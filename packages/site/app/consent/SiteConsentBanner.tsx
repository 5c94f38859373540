import type { ConsentTexts } from '@mawkib/core/consent';
import { useConsent, useConsentState } from '@mawkib/core/react';
import { ConsentBanner } from '@mawkib/ui';

/** The site's own banner, shown while consent is requested. */
export default function SiteConsentBanner({ words }: { words: ConsentTexts }) {
  const consent = useConsent();
  const { isBannerOpen, status, scopes, gpc } = useConsentState();
  const isDecided = status === 'accepted' || status === 'rejected';
  if (!isBannerOpen) return null;
  return (
    <ConsentBanner
      words={words}
      scopes={consent.scopes}
      granted={scopes}
      gpc={gpc}
      isChange={isDecided}
      onAcceptAll={consent.acceptAll}
      onReject={consent.reject}
      onChoose={consent.choose}
      onClose={consent.close}
    />
  );
}
