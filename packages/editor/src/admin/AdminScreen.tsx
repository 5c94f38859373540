import { useSheet } from '@mawkib/ui/styles';
import { Notice } from '../controls/Notice.tsx';
import { useTexts } from '../language/language.ts';
import { mayReadLeads, useStaff } from '../session/staff.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { adminStyles } from './admin.styles.ts';
import { adminMessages } from './admin-messages.ts';
import { LeadsTable } from './LeadsTable.tsx';

/** Leads, the first view of the administration. */
export function AdminScreen() {
  const css = useSheet(adminStyles);
  const t = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminFrame title={t('area_leads')}>
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
    </AdminFrame>
  );
}
