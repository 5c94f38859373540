import { isServiceError } from '@mawkib/api-clients';
import { listStockSources } from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { stockMessages } from './stock-messages.ts';

const tabs = [
  { key: 'imports', path: '' },
  { key: 'vehicle', path: '/vehicle' },
  { key: 'publications', path: '/publications' },
  { key: 'tokens', path: '/tokens' },
] as const;

interface StockLayoutProps {
  lead: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of the stock screens: tabs; requires the administrator role. */
export function StockLayout(props: StockLayoutProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const ta = useTexts(adminMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      {mayAdminister(person) ? (
        <StockTabs {...props} />
      ) : (
        <>
          <h1 className={css.title}>{t('title')}</h1>
          <Notice kind="warn">{ta('not_permitted')}</Notice>
        </>
      )}
    </AdminLayout>
  );
}

/** Shown if the market has its own stock service: vehicles cannot be managed here. */
function StockTabs({ lead, actions, children }: StockLayoutProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const { error } = useOperationQuery(listStockSources, {});
  if (isServiceError(error) && error.code === 'stock_elsewhere') {
    return (
      <>
        <h1 className={css.title}>{t('title')}</h1>
        <Notice>{failureText(error, locale)}</Notice>
      </>
    );
  }
  // Sources, runs and mappings are opened from the imports.
  const current =
    tabs.find(({ path }) => path !== '' && pathname.endsWith(`/admin/stock${path}`))?.key ??
    'imports';
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {actions}
      </div>
      <nav className={css.tabs} aria-label={t('title')}>
        {tabs.map(({ key, path }) => (
          <Link
            key={key}
            className={css.tab}
            to={`/${locale}/admin/stock${path}`}
            aria-current={key === current ? 'page' : undefined}
          >
            {t(`tab_${key}`)}
          </Link>
        ))}
      </nav>
      <p className={css.lead}>{lead}</p>
      {children}
    </>
  );
}
