import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { mayPublish, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { navigationMessages } from './navigation-messages.ts';

/** Layout of the navigation screens; requires the publisher role. */
export function NavigationLayout({ children }: { children: ReactNode }) {
  const css = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      <h1 className={css.title}>{t('title')}</h1>
      {mayPublish(person) ? children : <Notice kind="warn">{t('not_yours')}</Notice>}
    </AdminLayout>
  );
}
