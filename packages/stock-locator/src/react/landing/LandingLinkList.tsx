import { formatNumber, type Locale, localizedPath } from '@mawkib/core/locale';
import { SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import { landingLinks } from '../../engine/landing/landing-links.js';
import type { LandingPattern } from '../../engine/landing/landing-patterns.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { Facets } from '../labels/facets.js';
import { filterName } from '../labels/filter-labels.js';
import { messages } from './landing.messages.js';
import { styles } from './landing-links.styles.js';

interface Props {
  patterns: readonly LandingPattern[];
  query: VehicleQuery;
  facets: Facets;
  /** Path of the list, without the language. */
  listPath: string;
  locale: Locale;
}

/** Links to landing pages of models, colours and the market's other patterns. */
export function LandingLinkList({ patterns, query, facets, listPath, locale }: Props) {
  const css = useStyles(styles);
  const id = useId();
  const groups = landingLinks(query, listPath, patterns, (key) => facets.values(key, []));
  if (groups.length === 0) return null;
  const t = messages(locale);
  return (
    <nav className={css.root} aria-label={t('browse')} data-print="hidden">
      {groups.map(({ key, links }) => (
        <div key={key} className={css.group}>
          <p id={`${id}${key}`} className={css.title}>
            {t('browse_by', { name: filterName(key, locale) })}
          </p>
          <ul className={css.links} aria-labelledby={`${id}${key}`}>
            {links.map(({ value, label, count, path }) => (
              <li key={value}>
                <SmartLink className={css.link} href={localizedPath(path, locale)}>
                  <bdi>{label}</bdi>
                  <span className={css.count}>{formatNumber(count, locale)}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
