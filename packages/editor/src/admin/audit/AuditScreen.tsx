import { getAuditFacets, listAuditLog } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { AuditCheck } from './AuditCheck.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditMessages } from './audit-messages.ts';
import { auditQuery } from './audit-query.ts';

export function AuditScreen() {
  const t = useTexts(auditMessages);
  const ta = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      {mayAdminister(person) ? <Log /> : <Notice kind="warn">{ta('not_permitted')}</Notice>}
    </AdminLayout>
  );
}

function Log() {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(auditMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const [isChecking, setChecking] = useState(false);
  const filter = auditQuery(params);
  const before = params.get('before');
  const query = { ...filter, ...(before && { before }) };
  const { data, isError, error, refetch } = useOperationQuery(listAuditLog, { query });
  const facets = useOperationQuery(getAuditFacets, {}).data?.data;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <div className={css.actions}>
          <a
            className={control.button}
            data-kind="plain"
            href={`/services/staff/audit_log/export?${new URLSearchParams(filter)}`}
            download=""
          >
            {t('export')}
          </a>
          <Button kind="plain" aria-pressed={isChecking} onClick={() => setChecking(!isChecking)}>
            {t('check')}
          </Button>
        </div>
      </div>
      <p className={css.lead}>{t('lead')}</p>
      {isChecking && <AuditCheck />}
      <AuditFilters facets={facets} />
      {isError ? (
        <LoadFailed text={failureText(error, locale)} onRetry={refetch} />
      ) : (
        <AuditTable
          key={JSON.stringify(query)}
          page={data}
          isFiltered={Object.keys(filter).length > 0}
        />
      )}
    </>
  );
}
