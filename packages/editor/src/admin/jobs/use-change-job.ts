import { isServiceError } from '@mawkib/api-clients';
import { discardJob, type JobRow, retryJob } from '@mawkib/api-clients/contracts';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { say } from '../../controls/toasts.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { jobMessages } from './job-messages.ts';

type Which = Pick<JobRow, 'name' | 'id'>;

/** Tries a job again or gives it up, and says what came of it. */
export function useChangeJob(onChanged: () => void) {
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const [isBusy, setBusy] = useState(false);
  const change = async (
    operation: typeof retryJob | typeof discardJob,
    { name, id }: Which,
    said: string,
  ) => {
    setBusy(true);
    try {
      await call(operation, { params: { name, id } });
      say(said);
    } catch (error) {
      say(failureText(isServiceError(error) ? error : null, locale), { kind: 'bad' });
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  return {
    isBusy,
    retry: (job: Which) => change(retryJob, job, t('retried')),
    discard: (job: Which) => change(discardJob, job, t('discarded_said')),
  };
}
