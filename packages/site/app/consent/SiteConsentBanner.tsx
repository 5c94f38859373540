import type { ConsentWords } from '@mawkib/core/consent';
import { useConsent, useConsentState } from '@mawkib/core/react';
import { ConsentBanner } from '@mawkib/ui';

/** The site's own banner, shown while consent is requested. */
export default function SiteConsentBanner({ words }: { words: ConsentWords }) {
  const consent = useConsent();
  const { isAsking, status, scopes, gpc } = useConsentState();
  const isDecided = status === 'accepted' || status === 'rejected';
  if (!isAsking) return null;
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
