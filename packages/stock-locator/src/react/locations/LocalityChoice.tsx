import { Chip } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { withLocation } from '../../engine/locations/location-edits.js';
import { styles } from './location-panel.styles.js';
import type { LocationPanelProps } from './location-panel-props.js';
import { messages } from './locations.messages.js';

/** Links to each locality of a postcode with several. */
export function LocalityChoice({ locations, query, locale, navigation }: LocationPanelProps) {
  const css = useStyles(styles);
  const t = messages(locale);
  const { localities, search } = locations;
  if (localities.length === 0) return null;
  return (
    <div className={css.localities}>
      <p>{t('several', { postcode: search.postcode ?? '' })}</p>
      <ul className={css.choices}>
        {localities.map((locality) => (
          <li key={locality}>
            <Chip href={navigation.href(withLocation(query, { ...query.location, locality }))}>
              <bdi>{locality}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
