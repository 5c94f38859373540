import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { useReducedMotion } from '../styles/use-media.js';
import type { DrawnMap } from './draw-map.js';
import { messages } from './map.messages.js';
import type { MapViewProps } from './map-point.js';
import { styles } from './tile-map.styles.js';

export interface TileMapProps extends MapViewProps {
  /** URL of map tiles: `https://host/{z}/{x}/{y}.png`. */
  tilesUrl: string;
  /** Attribution that the terms of the tiles require. */
  attribution?: string;
}

/**
 * A map with pins. Also list its points next to it: the map is an image for screen readers. Its
 * code and tiles load when it is mounted.
 */
export function TileMap({
  tilesUrl,
  attribution,
  label,
  points,
  you = null,
  chosen = null,
  onChoose,
  isFixed = false,
  zoom,
}: TileMapProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const calm = useReducedMotion();
  const element = useRef<HTMLDivElement>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [failed, setFailed] = useState(false);
  const { pin, you: own } = css;

  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const t = messages(locale);
    let isWanted = true;
    let map: DrawnMap | undefined;
    const draw = async () => {
      const { drawMap } = await import('./draw-map.js');
      return drawMap(place, {
        tilesUrl,
        texts: { zoomIn: t('zoom_in'), zoomOut: t('zoom_out'), you: t('you') },
        classes: { pin, you: own },
        calm,
        isFixed,
        zoom,
        onChoose: (id) => choose.current?.(id),
      });
    };
    draw().then(
      (made) => {
        map = made;
        if (isWanted) setDrawn(made);
        else made.remove();
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
      map?.remove();
      setDrawn(undefined);
    };
  }, [tilesUrl, locale, calm, pin, own, isFixed, zoom]);
  useEffect(() => drawn?.show(points, you), [drawn, points, you]);
  // New points have no highlight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the highlight depends on the points
  useEffect(() => drawn?.choose(chosen), [drawn, chosen, points]);

  if (failed) return <p className={css.failed}>{messages(locale)('failed')}</p>;
  return (
    <section className={css.root} aria-label={label}>
      {/* Maps have no text direction: east is on the right in Arabic too. */}
      <div ref={element} className={css.map} dir="ltr" />
      {attribution ? (
        <p className={css.attribution}>
          <bdi>{attribution}</bdi>
        </p>
      ) : null}
    </section>
  );
}
