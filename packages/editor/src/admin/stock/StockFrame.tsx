import { useSheet } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { AdminFrame } from '../AdminFrame.tsx';
import { adminStyles } from '../admin.styles.ts';
import { adminMessages } from '../admin-messages.ts';
import { stockMessages } from './stock-messages.ts';

const tabs = [
  { key: 'imports', path: '' },
  { key: 'vehicle', path: '/vehicle' },
  { key: 'publications', path: '/publications' },
  { key: 'tokens', path: '/tokens' },
] as const;

interface StockFrameProps {
  lead: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the stock: its tabs, for administrators alone. */
export function StockFrame({ lead, actions, children }: StockFrameProps) {
  const css = useSheet(adminStyles);
  const t = useTexts(stockMessages);
  const ta = useTexts(adminMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  const { pathname } = useLocation();
  // Sources, runs and mappings are opened from the imports.
  const current =
    tabs.find(({ path }) => path !== '' && pathname.endsWith(`/admin/stock${path}`))?.key ??
    'imports';
  return (
    <AdminFrame title={t('title')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {mayAdminister(person) && actions}
      </div>
      {mayAdminister(person) ? (
        <>
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
      ) : (
        <Notice kind="warn">{ta('not_permitted')}</Notice>
      )}
    </AdminFrame>
  );
}
