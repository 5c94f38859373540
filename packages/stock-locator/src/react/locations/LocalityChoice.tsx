import { Chip } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { withPlace } from '../../engine/locations/place-edits.js';
import { styles } from './place-panel.styles.js';
import type { PlacePanelProps } from './place-panel-props.js';
import { messages } from './places.messages.js';

/** A postcode with several localities: a link for each. */
export function LocalityChoice({ places, query, locale, navigation }: PlacePanelProps) {
  const css = useSheet(styles);
  const t = messages(locale);
  const { localities, search } = places;
  if (localities.length === 0) return null;
  return (
    <div className={css.localities}>
      <p>{t('several', { postcode: search.postcode ?? '' })}</p>
      <ul className={css.choices}>
        {localities.map((locality) => (
          <li key={locality}>
            <Chip href={navigation.href(withPlace(query, { ...query.place, locality }))}>
              <bdi>{locality}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
