import { languageOf } from '@mawkib/core/locale';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useSheet } from '../styles/use-sheet.js';
import { styles } from './language-menu.styles.js';

/** The page's language, which discloses the others; a native disclosure, so it needs no script. */
export function LanguageMenu({ links }: { links: readonly ReactNode[] }) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  return (
    <details className={css.root} data-disclosure>
      <summary className={css.toggle}>
        {languageOf(locale)?.name ?? locale}
        <Icon name="chevron-down" size={16} className={css.turn} />
      </summary>
      <ul className={css.list}>
        {links.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the languages of a market stand in one order
          <li key={at}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
