import { listStaffDealers } from '@mawkib/api-clients/contracts/content';
import { joinTexts, localize } from '@mawkib/core/locale';
import { hoursLine } from '@mawkib/core/opening-hours';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { AdminTable } from '../layout/AdminTable.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { DealersLayout } from './DealersLayout.tsx';
import { dealerMessages } from './dealer-messages.ts';

/** All dealers with hours and services; the name opens one. */
export function DealersScreen() {
  const t = useTexts(dealerMessages);
  return (
    <DealersLayout lead={t('lead')}>
      <DealerTable />
    </DealersLayout>
  );
}

function DealerTable() {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(dealerMessages);
  const { locale } = useLanguage();
  const { data, error, refetch } = useOperationQuery(listStaffDealers, {});
  const columns = [t('name'), t('hours'), t('services')];
  if (error && !data) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  if (!data) return <TableSkeleton columns={columns} rows={5} />;
  if (data.data.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p>{t('none_text')}</p>
      </EmptyState>
    );
  }
  return (
    <AdminTable label={t('title')} columns={columns}>
      {data.data.map(({ id, name, city, hours, hours_text, services }) => (
        <tr key={id}>
          <td className={css.named}>
            <Link
              className={screen.rowLink}
              to={`/${locale}/admin/dealers/${encodeURIComponent(id)}`}
            >
              <bdi>{localize(name, locale)}</bdi>
            </Link>
            <span className={css.small}>{localize(city, locale)}</span>
          </td>
          <td data-label={t('hours')}>
            {hours ? hoursLine(hours, locale) : localize(hours_text, locale) || t('unknown')}
          </td>
          <td data-label={t('services')}>
            {joinTexts(
              (services ?? []).map((service) => t(service)),
              locale,
            )}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
