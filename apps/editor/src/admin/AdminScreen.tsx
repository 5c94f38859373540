import { useSheet } from '@mawkib/ui/styles';
import { Screen } from '../app/Screen.tsx';
import { screenStyles } from '../app/screen.styles.ts';
import { Notice } from '../controls/Notice.tsx';
import { useTexts } from '../language/language.ts';
import { mayReadLeads, useStaff } from '../session/staff.ts';
import { adminMessages } from './admin-messages.ts';
import { LeadsTable } from './LeadsTable.tsx';

export function AdminScreen() {
  const css = useSheet(screenStyles);
  const t = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <Screen title={t('title')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('leads')}</h1>
      </div>
      {mayReadLeads(person) ? (
        <LeadsTable form="test-drive" />
      ) : (
        <Notice kind="warn">{t('not_yours')}</Notice>
      )}
      <p className={css.note}>{t('note')}</p>
    </Screen>
  );
}
