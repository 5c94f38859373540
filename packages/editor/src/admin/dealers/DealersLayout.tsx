import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { mayPublish, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { dealerMessages } from './dealer-messages.ts';

/** Layout of the dealer screens; requires the publisher role. */
export function DealersLayout({ lead, children }: { lead?: string; children: ReactNode }) {
  const css = useStyles(adminStyles);
  const t = useTexts(dealerMessages);
  const ta = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      <h1 className={css.title}>{t('title')}</h1>
      {mayPublish(person) ? (
        <>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {children}
        </>
      ) : (
        <Notice kind="warn">{ta('not_permitted')}</Notice>
      )}
    </AdminLayout>
  );
}
