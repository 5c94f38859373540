import { getJob, type JobRow } from '@mawkib/api-clients/contracts/staff';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { JobFacts } from './JobFacts.tsx';
import { jobMessages } from './job-messages.ts';
import { useChangeJob } from './use-change-job.ts';
import { useJobName } from './use-job-name.ts';

const isGivenUp = ({ state }: JobRow) => state === 'failed' || state === 'discarded';
const mayRetry = (job: JobRow) => job.state !== 'done' && job.state !== 'active';
const mayDiscard = (job: JobRow) => mayRetry(job) && job.state !== 'discarded';

/** Panel of one job, with its own URL: details and actions. */
export function JobSheet() {
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const { name = '', id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const nameOf = useJobName();
  const input = { params: { name, id } };
  const { data, isPending, isError, error, refetch } = useOperationQuery(getJob, input, {
    poll: ({ data: { state } }) => state !== 'done',
  });
  const [isAsking, setAsking] = useState(false);
  const change = useChangeJob();
  const job = data?.data;
  const close = () => navigate({ pathname: `/${locale}/admin/jobs`, search });
  return (
    <Dialog
      title={nameOf(name)}
      size="sheet"
      onClose={close}
      actions={
        job && (
          <>
            {mayDiscard(job) && (
              <Button kind="danger" disabled={change.isBusy} onClick={() => setAsking(true)}>
                {t('discard')}
              </Button>
            )}
            {mayRetry(job) && (
              <Button kind="primary" disabled={change.isBusy} onClick={() => change.retry(job)}>
                {t(isGivenUp(job) ? 'retry' : 'retry_now')}
              </Button>
            )}
          </>
        )
      }
    >
      {isPending && <Loading />}
      {isError && !job && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {job && <JobFacts job={job} />}
      {job && isAsking && (
        <Dialog
          title={t('discard_title')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button data-autofocus="" onClick={() => setAsking(false)}>
                {t('keep')}
              </Button>
              <Button
                kind="danger"
                onClick={() => {
                  setAsking(false);
                  change.discard(job);
                }}
              >
                {t('discard')}
              </Button>
            </>
          }
        >
          <p>{t('discard_text')}</p>
        </Dialog>
      )}
    </Dialog>
  );
}
