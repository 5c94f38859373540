import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { mayEditPages, useStaff } from '../session/staff.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { screenStyles } from './screen.styles.ts';
import { shellMessages } from './shell-messages.ts';

/** Layout of all screens except the page editor: navigation above, one column below. */
export function Screen({
  title,
  size = 'default',
  children,
}: {
  title: string;
  size?: 'default' | 'wide';
  children: ReactNode;
}) {
  const css = useStyles(screenStyles);
  const t = useTexts(shellMessages);
  const { locale } = useLanguage();
  const { person } = useStaff();
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  return (
    <div className={css.root}>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      <header className={css.bar}>
        <span className={css.product}>{t('product')}</span>
        <nav className={css.areas} aria-label={t('areas')}>
          {mayEditPages(person) && (
            <NavLink className={css.area} to={`/${locale}/cms`}>
              {t('pages')}
            </NavLink>
          )}
          <NavLink className={css.area} to={`/${locale}/admin`}>
            {t('admin')}
          </NavLink>
        </nav>
        <PersonMenu />
      </header>
      <main className={css.main} data-size={size} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
