import {
  discardJob,
  getJob,
  type JobRow,
  listJobQueues,
  listJobs,
  retryJob,
} from '@mawkib/api-clients/contracts/staff';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../language/use-language.ts';
import { jobMessages } from './job-messages.ts';

type JobKey = Pick<JobRow, 'name' | 'id'>;

/** Retries or discards a job; toasts report the result. */
export function useChangeJob() {
  const t = useTexts(jobMessages);
  const { isBusy, run } = useOperationMutation([listJobs, listJobQueues, getJob]);
  const change = (
    operation: typeof retryJob | typeof discardJob,
    { name, id }: JobKey,
    successMessage: string,
  ) => run(operation, { params: { name, id } }, { successMessage });
  return {
    isBusy,
    retry: (job: JobKey) => change(retryJob, job, t('retried')),
    discard: (job: JobKey) => change(discardJob, job, t('discarded_said')),
  };
}
