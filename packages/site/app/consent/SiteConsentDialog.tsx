import type { ConsentTexts } from '@mawkib/core/consent';
import { useConsent, useConsentState } from '@mawkib/core/react';
import { ConsentDialog } from '@mawkib/ui';

export interface SiteConsentDialogProps {
  open: boolean;
  words: ConsentTexts;
  onClose: () => void;
}

/** The consent settings of the site's own banner. Every decision closes them. */
export default function SiteConsentDialog({ onClose, ...dialog }: SiteConsentDialogProps) {
  const consent = useConsent();
  const { scopes, gpc } = useConsentState();
  return (
    <ConsentDialog
      {...dialog}
      scopes={consent.scopes}
      granted={scopes}
      gpc={gpc}
      onAcceptAll={consent.acceptAll}
      onReject={consent.reject}
      onChoose={consent.choose}
      onClose={onClose}
    />
  );
}
