import type { ConsentTexts } from '@mawkib/core/consent';
import { useConsent, useConsentState } from '@mawkib/core/react';
import { lazy, Suspense, useEffect, useRef } from 'react';

const SiteConsentDialog = lazy(() => import('./SiteConsentDialog.tsx'));

interface Props {
  words: ConsentTexts;
  /** The visitor asked for the settings before deciding. */
  isChoosing: boolean;
  onClose: () => void;
}

/** The settings, loaded when they are opened: before a decision on request, after it by `open`. */
export function ConsentSettingsSlot({ words, isChoosing, onClose }: Props) {
  const consent = useConsent();
  const { isBannerOpen, status } = useConsentState();
  const isDecided = status === 'accepted' || status === 'rejected';
  const open = isBannerOpen && (isDecided || isChoosing);
  const wasOpened = useRef(false);
  wasOpened.current ||= open;
  // A decision, in this tab or another, ends the choosing.
  useEffect(() => {
    if (!isBannerOpen) onClose();
  }, [isBannerOpen, onClose]);
  if (!wasOpened.current) return null;
  return (
    <Suspense>
      <SiteConsentDialog open={open} words={words} onClose={isDecided ? consent.close : onClose} />
    </Suspense>
  );
}
