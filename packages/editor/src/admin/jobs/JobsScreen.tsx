import { type JobState, jobStates, listJobQueues, listJobs } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useQuery } from '../../api/use-answer.ts';
import { Button } from '../../controls/Button.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { useLive } from '../live/use-live.ts';
import { JobFilters } from './JobFilters.tsx';
import { JobList } from './JobList.tsx';
import { jobMessages } from './job-messages.ts';
import { Schedule } from './Schedule.tsx';

export function JobsScreen() {
  const t = useTexts(jobMessages);
  const ta = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      {mayAdminister(person) ? <Jobs /> : <Notice kind="warn">{ta('not_permitted')}</Notice>}
    </AdminLayout>
  );
}

const isState = (text: string | null): text is JobState =>
  (jobStates as readonly (string | null)[]).includes(text);

function Jobs() {
  const css = useStyles(adminStyles);
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const [isPaused, setPaused] = useState(false);
  const requested = params.get('state');
  const state = isState(requested) ? requested : 'failed';
  const name = params.get('name') ?? '';
  const before = params.get('before') ?? undefined;
  const query = { state, ...(name && { name }), ...(before && { before }) };
  const jobs = useQuery(listJobs, { query });
  const queues = useQuery(listJobQueues, {});
  const askAgain = () => {
    jobs.retry();
    queues.retry();
  };
  useLive(jobs.retry, !isPaused && before === undefined);
  useLive(queues.retry, !isPaused);
  const known = queues.response.value;
  const { response } = jobs;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <Button aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
      </div>
      <p className={css.lead}>{t('lead')}</p>
      <JobFilters state={state} name={name} queues={known} onRetried={askAgain} />
      {response.state === 'failed' && response.value && <Notice kind="warn">{t('stale')}</Notice>}
      {response.state === 'failed' && !response.value ? (
        <LoadFailed text={failureText(response.error, locale)} onRetry={askAgain} />
      ) : (
        <JobList key={JSON.stringify(query)} state={state} page={response} onChanged={askAgain} />
      )}
      {known && <Schedule queues={known.data} />}
      <Outlet context={askAgain} />
    </>
  );
}
