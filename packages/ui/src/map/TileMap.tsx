import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { useReducedMotion } from '../styles/use-media.js';
import { type DrawnMap, drawMap } from './draw-map.js';
import { messages } from './map.messages.js';
import type { MapPoint } from './map-point.js';
import { styles } from './tile-map.styles.js';

export interface TileMapProps {
  /** Where the pictures are: `https://host/{z}/{x}/{y}.png`. */
  tilesUrl: string;
  /** Whose they are, as their terms ask. */
  attribution?: string;
  /** What the map shows, in words. */
  label: string;
  points: readonly MapPoint[];
  /** Where the visitor is, or looks from. */
  you?: { readonly latitude: number; readonly longitude: number } | null;
  /** The point that stands out. */
  chosen?: string | null;
  onChoose?: (id: string) => void;
}

/**
 * A map with pins. Whatever it shows must also stand beside it as a list: the map is a picture of it.
 * Its code and its tiles are asked for when it is mounted, so mount it when somebody wants it.
 */
export function TileMap({
  tilesUrl,
  attribution,
  label,
  points,
  you = null,
  chosen = null,
  onChoose,
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
    drawMap(place, {
      tilesUrl,
      texts: { zoomIn: t('zoom_in'), zoomOut: t('zoom_out'), you: t('you') },
      classes: { pin, you: own },
      calm,
      onChoose: (id) => choose.current?.(id),
    }).then(
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
  }, [tilesUrl, locale, calm, pin, own]);
  useEffect(() => drawn?.show(points, you), [drawn, points, you]);
  // Points that are shown anew lose their mark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark follows the points
  useEffect(() => drawn?.choose(chosen), [drawn, chosen, points]);

  if (failed) return <p className={css.failed}>{messages(locale)('failed')}</p>;
  return (
    <section className={css.root} aria-label={label}>
      {/* A map has no writing direction: east is on the right in Arabic too. */}
      <div ref={element} className={css.map} dir="ltr" />
      {attribution ? (
        <p className={css.attribution}>
          <bdi>{attribution}</bdi>
        </p>
      ) : null}
    </section>
  );
}
