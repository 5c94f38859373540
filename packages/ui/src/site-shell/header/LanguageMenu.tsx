import { languageOf } from '@mawkib/core/locale';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { styles } from './nav-list.styles.js';

/**
 * The page's language, which opens a list of the others; a native disclosure that works without a
 * script.
 */
export function LanguageMenu({ links }: { links: readonly ReactNode[] }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <div className={css.root} data-look="bar" data-side="end">
      <div className={css.entry}>
        <details data-disclosure>
          <summary className={css.link}>
            {languageOf(locale)?.name ?? locale}
            <Icon name="chevron-down" size={16} className={css.turn} />
          </summary>
          <ul className={css.children}>
            {links.map((link, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the languages of a market have a fixed order
              <li key={at}>{link}</li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}
