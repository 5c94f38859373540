import { isServiceError } from '@mawkib/api-clients';
import { retryJobs } from '@mawkib/api-clients/contracts';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { say } from '../../controls/toasts.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { jobMessages } from './job-messages.ts';
import { useJobName } from './use-job-name.ts';

interface RetryAllDialogProps {
  name: string;
  onClose(): void;
  onRetried(): void;
}

/** Asks first, then has all failed jobs of a kind tried again, a portion at a time. */
export function RetryAllDialog({ name, onClose, onRetried }: RetryAllDialogProps) {
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const nameOf = useJobName();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      let count = 0;
      for (let left = true; left; ) {
        const { data } = await call(retryJobs, { params: { name } });
        count += data.retried;
        left = data.left;
      }
      say(t('retried_all', { count }));
      onRetried();
    } catch (error) {
      setFailure(failureText(isServiceError(error) ? error : null, locale));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('retry_all_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" data-autofocus="" disabled={isBusy} onClick={retry}>
            {t('retry_all')}
          </Button>
        </>
      }
    >
      <p>{t('retry_all_text', { kind: nameOf(name) })}</p>
      {failure && <Notice kind="bad">{failure}</Notice>}
    </Dialog>
  );
}
