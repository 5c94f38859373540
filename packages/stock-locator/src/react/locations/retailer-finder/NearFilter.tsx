import { Chip } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { formatDistance } from '../../../engine/locations/distances.js';
import {
  type NearRetailer,
  radii,
  retailersWithin,
} from '../../../engine/locations/near-retailers.js';
import { withList } from '../../../engine/query/filter-edits.js';
import type { LocationPanelProps } from '../location-panel-props.js';
import { messages } from '../locations.messages.js';
import { styles } from './retailer-finder.styles.js';

interface Props extends LocationPanelProps {
  near: readonly NearRetailer[];
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

/**
 * Narrows the list to retailers within a distance. The address contains their ids, as with the
 * filter by retailer, never the visitor's position.
 */
export function NearFilter({ near, query, locale, navigation }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  if (near.every(({ km }) => km === null)) return null;
  const now = query.lists.dealers ?? [];
  return (
    <fieldset className={css.near}>
      <legend className={css.note}>{t('within')}</legend>
      <ul className={css.radii}>
        {radii.map((km) => {
          const ids = retailersWithin(near, km);
          const distance = formatDistance(km, locale);
          if (ids.length === 0) {
            return (
              <li key={km} className={css.none}>
                <span aria-hidden="true">{distance}</span>
                <span className={css.hidden}>{t('within_none', { distance })}</span>
              </li>
            );
          }
          const isChosen = same(now, ids);
          return (
            <li key={km}>
              <Chip
                selected={isChosen}
                onClick={() => navigation.go(withList(query, 'dealers', isChosen ? [] : ids))}
              >
                <span aria-hidden="true">{distance}</span>
                <span className={css.hidden}>
                  {t('within_some', { distance, count: ids.length })}
                </span>
              </Chip>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
