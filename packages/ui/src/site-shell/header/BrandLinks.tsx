import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import type { BrandChoice } from '../frame-entry.js';
import { messages } from '../site-shell.messages.js';
import { styles } from './brand-links.styles.js';

/** Links to the market's brands; the page's own is marked. */
export function BrandLinks({ brands }: { brands: readonly BrandChoice[] }) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  if (brands.length === 0) return null;
  return (
    <nav aria-label={t('brands')}>
      <ul className={css.root}>
        {brands.map(({ brand, label, url, isCurrent }) => (
          <li key={brand}>
            <SmartLink
              href={url}
              className={css.link}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
