import {
  type JobState,
  jobStates,
  listJobQueues,
  listJobs,
} from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
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
  const poll = !isPaused && before === undefined;
  const jobs = useOperationQuery(listJobs, { query }, { poll });
  const queues = useOperationQuery(listJobQueues, {}, { poll: !isPaused }).data;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <Button aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
      </div>
      <p className={css.lead}>{t('lead')}</p>
      <JobFilters state={state} name={name} queues={queues} />
      {jobs.isError && jobs.data && <Notice kind="warn">{t('stale')}</Notice>}
      {jobs.isError && !jobs.data ? (
        <LoadFailed text={failureText(jobs.error, locale)} onRetry={jobs.refetch} />
      ) : (
        <JobList key={JSON.stringify(query)} state={state} page={jobs.data} />
      )}
      {queues && <Schedule queues={queues.data} />}
      <Outlet />
    </>
  );
}
