import { useSheet } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Screen } from '../app/Screen.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { useStaff } from '../session/staff.ts';
import { adminStyles } from './admin.styles.ts';
import { areas } from './admin-areas.ts';
import { adminMessages } from './admin-messages.ts';

/** A view of the administration: the areas beside it (above it on a phone), its own title. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  const css = useSheet(adminStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  return (
    <Screen title={title} size="wide">
      <div className={css.frame}>
        <nav className={css.areas} aria-label={t('title')}>
          {areas
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
