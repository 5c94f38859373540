import type { Person } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, mayPublish, mayReadLeads, useStaff } from '../../session/staff.ts';
import { Screen } from '../../shell/Screen.tsx';
import { adminStyles } from './admin.styles.ts';
import { adminMessages } from './admin-messages.ts';

interface Area {
  key:
    | 'leads'
    | 'orders'
    | 'stock'
    | 'offers'
    | 'dealers'
    | 'navigation'
    | 'jobs'
    | 'audit'
    | 'person';
  /** Below `/admin`. */
  path: string;
  may(person: Person): boolean;
}

/** The areas of the administration, in the order in which they are shown. */
const adminAreas: readonly Area[] = [
  { key: 'leads', path: '', may: mayReadLeads },
  { key: 'orders', path: '/orders', may: mayReadLeads },
  { key: 'stock', path: '/stock', may: mayAdminister },
  { key: 'offers', path: '/offers', may: mayPublish },
  { key: 'dealers', path: '/dealers', may: mayPublish },
  { key: 'navigation', path: '/navigation', may: mayPublish },
  { key: 'jobs', path: '/jobs', may: mayAdminister },
  { key: 'audit', path: '/audit', may: mayAdminister },
  { key: 'person', path: '/person', may: mayReadLeads },
];

/** Layout of an administration screen: title, and navigation at the side (at the top on phones). */
export function AdminLayout({ title, children }: { title: string; children: ReactNode }) {
  const css = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  return (
    <Screen title={title} size="wide">
      <div className={css.frame}>
        <nav className={css.areas} aria-label={t('title')}>
          {adminAreas
            .filter(({ may }) => may(person))
            .map(({ key, path }) => (
              <NavLink
                key={key}
                className={css.area}
                to={`/${locale}/admin${path}`}
                end={path === ''}
              >
                {t(`area_${key}`)}
              </NavLink>
            ))}
        </nav>
        <div className={css.content}>{children}</div>
      </div>
    </Screen>
  );
}
