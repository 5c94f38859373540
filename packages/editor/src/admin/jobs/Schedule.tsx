import type { JobQueueRow } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { jobMessages } from './job-messages.ts';
import { useJobName } from './use-job-name.ts';

/** Scheduled jobs, soonest first. */
export function Schedule({ queues }: { queues: readonly JobQueueRow[] }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(jobMessages);
  const { locale } = useLanguage();
  const nameOf = useJobName();
  const runs = queues
    .flatMap(({ name, schedule }) => (schedule ? [{ name, next: schedule.next_at }] : []))
    .sort((one, other) => ((one.next[0] ?? '') < (other.next[0] ?? '') ? -1 : 1));
  if (runs.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('upcoming')}</h2>
      <ScrollRegion className={screen.tableFrame} label={t('upcoming')}>
        <table className={`${screen.table} ${css.stack}`}>
          <thead>
            <tr>
              <th scope="col">{t('job')}</th>
              <th scope="col">{t('next')}</th>
              <th scope="col">{t('after_that')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ name, next: [first, second] }) => (
              <tr key={name}>
                <td>{nameOf(name)}</td>
                <td data-label={t('next')}>{first ? formatDateTime(first, locale) : ''}</td>
                <td className={screen.quiet} data-label={t('after_that')}>
                  {second ? formatDateTime(second, locale) : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
