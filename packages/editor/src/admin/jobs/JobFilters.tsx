import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { type JobState, jobStates, type listJobQueues } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { jobMessages } from './job-messages.ts';
import { RetryAllDialog } from './RetryAllDialog.tsx';
import { useJobName } from './use-job-name.ts';

interface JobFiltersProps {
  state: JobState;
  name: string;
  queues: ResponseOf<typeof listJobQueues> | undefined;
}

const alarming: Partial<Record<JobState, string>> = { failed: 'bad', retrying: 'warn' };

/** Filters by status (with counts) and type, and the button to retry all failed jobs. */
export function JobFilters({ state, name, queues }: JobFiltersProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(jobMessages);
  const nameOf = useJobName();
  const [params, setParams] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const wanted = queues?.data.filter((queue) => name === '' || queue.name === name) ?? [];
  const max = queues?.meta.max ?? 0;
  const count = (of: JobState) => wanted.reduce((sum, { counts }) => sum + counts[of], 0);
  const isMore = (of: JobState) => wanted.some(({ counts }) => counts[of] >= max);
  const to = (of: JobState) => `?${new URLSearchParams({ state: of, ...(name && { name }) })}`;
  return (
    <>
      <nav className={css.tabs} aria-label={t('states')}>
        {jobStates.map((of) => (
          <Link
            key={of}
            className={css.tab}
            to={to(of)}
            replace
            {...(of === state && { 'aria-current': 'page' })}
          >
            {t(of)}
            {queues && count(of) > 0 && (
              <span className={css.count} data-kind={alarming[of]}>
                {isMore(of) ? t('or_more', { count: max }) : t('count', { count: count(of) })}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className={css.bar}>
        <label className={css.field}>
          <span>{t('kind')}</span>
          <select
            className={control.input}
            value={name}
            onChange={({ target }) => {
              const next = new URLSearchParams(params);
              next.delete('before');
              if (target.value) next.set('name', target.value);
              else next.delete('name');
              setParams(next, { replace: true });
            }}
          >
            <option value="">{t('all_kinds')}</option>
            {queues?.data.map((queue) => (
              <option key={queue.name} value={queue.name}>
                {nameOf(queue.name)}
              </option>
            ))}
          </select>
        </label>
        {state === 'failed' && name !== '' && count('failed') > 0 && (
          <Button kind="plain" onClick={() => setAsking(true)}>
            {t('retry_all')}
          </Button>
        )}
      </div>
      {isAsking && <RetryAllDialog name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
