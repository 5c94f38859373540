import { useStyles } from '@mawkib/ui/styles';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { mayReadLeads, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { LeadsTable } from './LeadsTable.tsx';

/** List of leads; the start screen of the administration. */
export function LeadsScreen() {
  const css = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('area_leads')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('leads')}</h1>
      </div>
      {mayReadLeads(person) ? (
        <>
          <p className={css.lead}>{t('note')}</p>
          <LeadsTable form="test-drive" />
        </>
      ) : (
        <Notice kind="warn">{t('not_yours')}</Notice>
      )}
    </AdminLayout>
  );
}
