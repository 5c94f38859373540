import { getJob, listJobQueues, listJobs, retryJobs } from '@mawkib/api-clients/contracts/staff';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { jobMessages } from './job-messages.ts';
import { useJobName } from './use-job-name.ts';

/** Confirms, then retries all failed jobs of a kind, batch by batch. */
export function RetryAllDialog({ name, onClose }: { name: string; onClose(): void }) {
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const invalidate = useInvalidate();
  const nameOf = useJobName();
  const retry = useMutation({
    mutationFn: async () => {
      let count = 0;
      for (let left = true; left; ) {
        const { data } = await call(retryJobs, { params: { name } });
        count += data.retried;
        left = data.left;
      }
      return count;
    },
    onSuccess: (count) => {
      showToast(t('retried_all', { count }));
      onClose();
    },
    onSettled: () => invalidate(listJobs, listJobQueues, getJob),
  });
  return (
    <Dialog
      title={t('retry_all_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            data-autofocus=""
            disabled={retry.isPending}
            onClick={() => retry.mutate()}
          >
            {t('retry_all')}
          </Button>
        </>
      }
    >
      <p>{t('retry_all_text', { kind: nameOf(name) })}</p>
      {retry.error && <Notice kind="bad">{failureText(retry.error, locale)}</Notice>}
    </Dialog>
  );
}
