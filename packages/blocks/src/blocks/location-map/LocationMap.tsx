import { hasMap } from '@mawkib/core/maps';
import { RichText, TextLink, useLocale, useMaps, VisuallyHidden } from '@mawkib/ui';
import { MarketMap } from '@mawkib/ui/map';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useMemo, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { locationMap } from './location-map.definition.js';
import { messages } from './location-map.messages.js';
import { styles } from './location-map.styles.js';

/**
 * A map that stays centred on a place, with the content at its marker. Without maps, or without a
 * place, the content alone.
 */
export function LocationMap({ fields }: BlockProps<typeof locationMap>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const maps = useMaps();
  const { latitude, longitude, content } = fields;
  const points = useMemo(
    () =>
      latitude === null || longitude === null
        ? []
        : [{ id: 'place', label: t('place'), latitude, longitude }],
    [latitude, longitude, t],
  );
  // Maps are drawn by the browser only.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const isOnMap = maps !== null && hasMap(maps) && points.length > 0;
  return (
    <BlockSection>
      <div className={isOnMap ? `${css.root} ${css.onMap}` : css.root}>
        {isOnMap ? (
          <div className={css.map}>
            {isHere ? <MarketMap maps={maps} label={t('map')} points={points} isFixed /> : null}
          </div>
        ) : null}
        <div className={css.note}>
          <RichText html={content} size="s" />
          {points.length > 0 ? (
            <TextLink
              quiet
              href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
              target="_blank"
              className={css.directions}
            >
              {t('directions')}
              <VisuallyHidden> {t('new_window')}</VisuallyHidden>
            </TextLink>
          ) : null}
        </div>
      </div>
    </BlockSection>
  );
}
