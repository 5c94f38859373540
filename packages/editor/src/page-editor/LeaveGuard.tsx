import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { useTexts } from '../language/use-language.ts';
import { pageMessages } from './page-messages.ts';
import { usePage } from './store/page-store-context.ts';
import { usePageActions } from './use-page-actions.ts';

const withoutLanguage = (pathname: string) => pathname.replace(/^\/[^/]*/, '');

/** Asks for confirmation before leaving a page with unsaved changes. A change of the editor's language needs none. */
export function LeaveGuard() {
  const t = useTexts(pageMessages);
  const isUnsaved = usePage(({ unsaved }) => unsaved.length > 0);
  const { save } = usePageActions();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      withoutLanguage(currentLocation.pathname) !== withoutLanguage(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  const saveAndLeave = async () => {
    const outcome = await save();
    if (outcome === 'saved' || outcome === 'nothing') blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog
      title={t('leave_title')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{t('stay')}</Button>
          <Button kind="plain" onClick={() => blocker.proceed()}>
            {t('leave')}
          </Button>
          <Button kind="primary" data-autofocus="" onClick={() => void saveAndLeave()}>
            {t('leave_save')}
          </Button>
        </>
      }
    >
      <p>{t('leave_text')}</p>
    </Dialog>
  );
}
