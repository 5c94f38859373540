import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { useTexts } from '../../language/use-language.ts';
import { adminMessages } from '../layout/admin-messages.ts';

const withoutLanguage = (pathname: string) => pathname.replace(/^\/[^/]*/, '');

/** Asks before a form with unsaved changes is left. Changing the editor's language leaves nothing. */
export function LeaveDialog({ isUnsaved }: { isUnsaved(): boolean }) {
  const t = useTexts(adminMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      withoutLanguage(currentLocation.pathname) !== withoutLanguage(nextLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('leave_title')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button kind="plain" onClick={() => blocker.proceed()}>
            {t('leave')}
          </Button>
          <Button kind="primary" data-autofocus="" onClick={() => blocker.reset()}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave_text')}</p>
    </Dialog>
  );
}
