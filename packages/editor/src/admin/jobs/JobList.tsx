import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { JobRow, JobState, listJobs } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useLocation } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { AdminTable } from '../layout/AdminTable.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { KeyPaging } from '../layout/KeyPaging.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { useHeldFocus } from '../live/use-held-focus.ts';
import { jobMessages } from './job-messages.ts';
import { useChangeJob } from './use-change-job.ts';
import { useJobName } from './use-job-name.ts';

interface JobListProps {
  state: JobState;
  page: ResponseOf<typeof listJobs> | undefined;
}

/** The time to show for a status. */
const timeOf = (state: JobState) => {
  if (waits(state)) return 'next_attempt';
  return state === 'active' ? 'started' : 'finished';
};
const waits = (state: JobState) => state === 'waiting' || state === 'retrying';

/** Jobs of one state; a row opens the job. */
export function JobList({ state, page }: JobListProps) {
  const t = useTexts(jobMessages);
  const frame = useHeldFocus(page);
  const columns = [t('job'), t('reason'), t('attempts'), t('created'), t(timeOf(state))];
  if (!page) return <TableSkeleton columns={columns} />;
  const { data, meta } = page;
  if (data.length === 0) {
    const kind = state === 'failed' ? 'none_failed' : 'none';
    return (
      <EmptyState title={t(kind)}>
        <p>{t(`${kind}_text`)}</p>
        <KeyPaging next={meta.next} />
      </EmptyState>
    );
  }
  return (
    <>
      <AdminTable
        ref={frame}
        label={t(state)}
        columns={columns}
        action={state === 'failed' && t('retry')}
      >
        {data.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </AdminTable>
      <KeyPaging next={meta.next} />
    </>
  );
}

function Row({ job }: { job: JobRow }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const { search } = useLocation();
  const nameOf = useJobName();
  const change = useChangeJob();
  const { id, name, state } = job;
  const at = job[`${timeOf(state)}_at`];
  return (
    <tr>
      <td className={css.named}>
        <Link className={screen.rowLink} to={`/${locale}/admin/jobs/${name}/${id}${search}`}>
          {nameOf(name)}
        </Link>
        <span className={css.small}>
          <bdi dir="ltr" className={css.code}>
            {id.slice(0, 8)}
          </bdi>
        </span>
      </td>
      <td>
        {job.reason && (
          <span className={css.reason}>
            <bdi>{job.reason}</bdi>
          </span>
        )}
      </td>
      <td className={css.figure} data-label={t('attempts')}>
        {t('attempts_of', { attempts: job.attempts, max: job.max_attempts })}
      </td>
      <td className={css.time} data-label={t('created')}>
        {formatDateTime(job.created_at, locale)}
      </td>
      <td className={css.time} data-label={t(timeOf(state))}>
        {at ? formatDateTime(at, locale) : ''}
      </td>
      {state === 'failed' && (
        <td>
          <span className={css.above}>
            <Button kind="plain" disabled={change.isBusy} onClick={() => change.retry(job)}>
              {t('retry')}
            </Button>
          </span>
        </td>
      )}
    </tr>
  );
}
