import { ConfirmModal } from '@mawkib/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { siteMessages } from '../../page/site-messages.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { forgetUnsent, hasUnsentForms } from './unsent-forms.ts';

/**
 * Asks before a visitor leaves a half-filled form: in a dialog for pages of this site, with the
 * browser's own prompt otherwise.
 */
export default function UnsentDialog() {
  const t = siteMessages(usePageLocale());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsentForms(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsentForms()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmModal
      open={blocker.state === 'blocked'}
      title={t('unsent_title')}
      confirmLabel={t('unsent_leave')}
      cancelLabel={t('unsent_stay')}
      onConfirm={() => {
        forgetUnsent();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{t('unsent_text')}</p>
    </ConfirmModal>
  );
}
