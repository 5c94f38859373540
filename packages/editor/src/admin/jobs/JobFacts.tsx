import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { getJob } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { jobMessages } from './job-messages.ts';

/** Details of a job: status, error, failed attempts. */
export function JobFacts({ job }: { job: ResponseOf<typeof getJob>['data'] }) {
  const css = useStyles(adminStyles);
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const times = [
    ['created', job.created_at],
    ['started', job.started_at],
    ['finished', job.finished_at],
    ['next_attempt', job.next_attempt_at],
  ] as const;
  return (
    <>
      <dl className={css.facts}>
        <dt>{t('state')}</dt>
        <dd>
          <span className={css.state} data-state={job.state}>
            {t(job.state)}
          </span>
        </dd>
        <dt>{t('attempts')}</dt>
        <dd>{t('attempts_of', { attempts: job.attempts, max: job.max_attempts })}</dd>
        {times.map(
          ([key, at]) =>
            at !== null && (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{t(key)}</dt>
                <dd>{formatDateTime(at, locale)}</dd>
              </div>
            ),
        )}
        <dt>{t('id')}</dt>
        <dd>
          <bdi dir="ltr" className={css.code}>
            {job.id}
          </bdi>
        </dd>
        {Object.entries(job.data).map(([key, value]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <bdi dir="ltr" className={css.code}>
                {key}
              </bdi>
            </dt>
            <dd>
              <bdi dir="ltr" className={css.code}>
                {value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {job.reason && (
        <section className={css.part}>
          <h3 className={css.sectionTitle}>{t('last_error')}</h3>
          <p className={css.said}>
            <bdi>{job.reason}</bdi>
          </p>
        </section>
      )}
      {job.failures.length > 0 && (
        <section className={css.part}>
          <h3 className={css.sectionTitle}>{t('failures')}</h3>
          <ol>
            {job.failures.map(({ attempt, failed_at, reason }) => (
              <li key={`${attempt} ${failed_at}`} className={css.line}>
                <span>
                  <strong>{t('attempt', { attempt })}</strong>{' '}
                  <span className={css.small}>{formatDateTime(failed_at, locale)}</span>
                </span>
                <bdi>{reason}</bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
