import type { ErasureRow } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime, joinTexts } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { personMessages } from './person-messages.ts';
import { useKindName } from './use-kind-name.ts';

export function ErasureTable({ erasures }: { erasures: readonly ErasureRow[] }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const kindName = useKindName();
  return (
    <ScrollRegion className={screen.tableFrame} label={t('history')}>
      <table className={`${screen.table} ${css.stack}`}>
        <thead>
          <tr>
            {(['when', 'state', 'reason', 'what', 'ticket_short'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {erasures.map(({ id, requested_at, status, reason, counts, ticket }) => (
            <tr key={id}>
              <td className={css.time} data-label={t('when')}>
                {formatDateTime(requested_at, locale)}
              </td>
              <td data-label={t('state')}>
                <span className={css.state} data-state={status}>
                  {t(status)}
                </span>
              </td>
              <td data-label={t('reason')}>{t(reason)}</td>
              <td data-label={t('what')}>
                {joinTexts(
                  counts.map(({ kind, count }) => t('count_of', { kind: kindName(kind), count })),
                  locale,
                )}
              </td>
              <td data-label={t('ticket_short')}>
                <bdi dir="ltr">{ticket ?? '–'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
