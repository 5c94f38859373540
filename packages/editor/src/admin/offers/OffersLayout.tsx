import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { mayPublish, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { offerMessages } from './offer-messages.ts';

interface OffersLayoutProps {
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the offers, for staff who publish. */
export function OffersLayout({ actions, children }: OffersLayoutProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(offerMessages);
  const { person } = useStaff();
  const isAllowed = mayPublish(person);
  return (
    <AdminLayout title={t('title')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {isAllowed && actions}
      </div>
      {isAllowed ? children : <Notice kind="warn">{t('not_yours')}</Notice>}
    </AdminLayout>
  );
}
