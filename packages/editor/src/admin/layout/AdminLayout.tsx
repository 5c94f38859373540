import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { Screen } from '../../shell/Screen.tsx';
import { adminStyles } from './admin.styles.ts';
import { adminAreas, mayUse } from './admin-areas.ts';
import { adminMessages } from './admin-messages.ts';

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
            .filter((area) => mayUse(person, area))
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
