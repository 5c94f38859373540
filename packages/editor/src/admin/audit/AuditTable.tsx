import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { AuditEntry, listAuditLog } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime, formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { nameIn, useLanguage, useTexts } from '../../language/use-language.ts';
import { AdminTable } from '../layout/AdminTable.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { KeyPaging } from '../layout/KeyPaging.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { auditMessages } from './audit-messages.ts';
import { useActionName } from './use-action-name.ts';

interface AuditTableProps {
  page: ResponseOf<typeof listAuditLog> | undefined;
  isFiltered: boolean;
}

export function AuditTable({ page, isFiltered }: AuditTableProps) {
  const t = useTexts(auditMessages);
  const columns = [t('number'), t('when'), t('person'), t('action'), t('subject'), t('details')];
  if (!page) return <TableSkeleton columns={columns} rows={10} />;
  if (page.data.length === 0) {
    return (
      <EmptyState title={t(isFiltered ? 'none_found' : 'none')}>
        {!isFiltered && <p>{t('none_text')}</p>}
        <KeyPaging next={page.meta.next} />
      </EmptyState>
    );
  }
  return (
    <>
      <AdminTable label={t('title')} columns={columns}>
        {page.data.map((entry) => (
          <Row key={entry.seq} entry={entry} />
        ))}
      </AdminTable>
      <KeyPaging next={page.meta.next} />
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function Row({ entry }: { entry: AuditEntry }) {
  const css = useStyles(adminStyles);
  const t = useTexts(auditMessages);
  const { locale } = useLanguage();
  const actionName = useActionName();
  const { seq, at, person, action, subject, details } = entry;
  return (
    <tr>
      <td className={css.figure} data-label={t('number')}>
        {formatNumber(seq, locale)}
      </td>
      <td className={css.time} data-label={t('when')}>
        {formatDateTime(at, locale)}
      </td>
      <td data-label={t('person')}>{nameIn(person.name, locale)}</td>
      <td data-label={t('action')}>{actionName(action)}</td>
      <td data-label={t('subject')}>
        <bdi dir="ltr" className={css.code}>
          {subject}
        </bdi>
      </td>
      <td>
        {Object.entries(details).map(([key, value]) => (
          <span key={key} className={css.small}>
            <bdi dir="ltr" className={css.code}>
              {key}: {textOf(value)}
            </bdi>
          </span>
        ))}
      </td>
    </tr>
  );
}
