import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayReadLeads, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { orderMessages } from './order-messages.ts';

interface OrdersLayoutProps {
  lead: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of the order screens: tabs and required roles. */
export function OrdersLayout({ lead, actions, children }: OrdersLayoutProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const { person } = useStaff();
  const isHolds = pathname.endsWith('/admin/orders/holds');
  const tabs = [
    { path: '', name: t('title'), isCurrent: !isHolds },
    { path: '/holds', name: t('holds'), isCurrent: isHolds },
  ];
  return (
    <AdminLayout title={t('title')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {mayReadLeads(person) && actions}
      </div>
      {mayReadLeads(person) ? (
        <>
          <nav className={css.tabs} aria-label={t('title')}>
            {tabs.map(({ path, name, isCurrent }) => (
              <Link
                key={path}
                className={css.tab}
                to={`/${locale}/admin/orders${path}`}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
          <p className={css.lead}>{lead}</p>
          {children}
        </>
      ) : (
        <Notice kind="warn">{t('not_yours')}</Notice>
      )}
    </AdminLayout>
  );
}
