import type { MapsScript } from '@mawkib/core/maps';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import type { DrawnMap } from './draw-map.js';
import { messages } from './map.messages.js';
import type { MapViewProps } from './map-point.js';
import { styles } from './tile-map.styles.js';
import { whenOnScreen } from './when-on-screen.js';

export interface VendorMapProps extends MapViewProps {
  script: MapsScript;
  /** Called if the vendor's script does not load or rejects the key. */
  onFailure: () => void;
}

/** The vendor's map; its code and script load when the map is on screen. */
export default function VendorMap({
  script,
  label,
  points,
  you = null,
  chosen = null,
  onChoose,
  isFixed = false,
  zoom,
  onFailure,
}: VendorMapProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({ onChoose, onFailure, script });
  latest.current = { onChoose, onFailure, script };
  const [drawn, setDrawn] = useState<DrawnMap>();

  useEffect(() => {
    const place = element.current;
    if (!place) return;
    let map: DrawnMap | undefined;
    let isWanted = true;
    const load = async () => {
      const { drawVendorMap, loadMaps } = await import('./vendor-map-code.js');
      const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
      const maps = await loadMaps(latest.current.script, {
        target: document,
        page: window,
        nonce,
      });
      if (!isWanted) return;
      map = drawVendorMap(place, maps, {
        texts: { you: messages(locale)('you') },
        isFixed,
        zoom,
        onChoose: (id) => latest.current.onChoose?.(id),
      });
      setDrawn(map);
    };
    const stop = whenOnScreen(place, () => {
      load().catch(() => isWanted && latest.current.onFailure());
    });
    return () => {
      isWanted = false;
      stop();
      map?.remove();
      setDrawn(undefined);
    };
  }, [locale, isFixed, zoom]);
  useEffect(() => drawn?.show(points, you), [drawn, points, you]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the highlight depends on the points
  useEffect(() => drawn?.choose(chosen), [drawn, chosen, points]);

  return (
    <section className={css.root} aria-label={label}>
      {/* Maps have no text direction: east is on the right in Arabic too. */}
      <div ref={element} className={css.map} dir="ltr" data-vendor-map="" />
    </section>
  );
}
