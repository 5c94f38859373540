import type { OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import { hasMap } from '@mawkib/core/maps';
import { latePart } from '@mawkib/core/react';
import { useMaps } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styles } from '../steps.styles.js';

const MarketMap = latePart(async () => (await import('@mawkib/ui/map')).MarketMap);

interface RetailerMapProps {
  label: string;
  retailers: OrderOptions['retailers'];
  /** Id of the retailer that is chosen first. */
  chosen: string | undefined;
}

/**
 * The retailers of the location step on the market's map: a point chooses the card with its value,
 * and a chosen card marks its point. Nothing without maps, coordinates or scripts.
 */
export function RetailerMap({ label, retailers, chosen: first }: RetailerMapProps) {
  const css = useStyles(styles);
  const maps = useMaps();
  const root = useRef<HTMLDivElement>(null);
  const [isInBrowser, setInBrowser] = useState(false);
  const [chosen, setChosen] = useState(first ?? null);
  const points = useMemo(
    () => retailers.flatMap(({ id, name, at }) => (at ? [{ id, label: name, ...at }] : [])),
    [retailers],
  );
  useEffect(() => setInBrowser(true), []);
  useEffect(() => {
    const cards = root.current?.closest('fieldset');
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'location') setChosen(target.value);
    };
    cards?.addEventListener('change', follow);
    return () => cards?.removeEventListener('change', follow);
  }, []);
  if (!maps || !hasMap(maps) || points.length === 0) return null;
  const choose = (id: string) =>
    root.current
      ?.closest('fieldset')
      ?.querySelector<HTMLInputElement>(`input[name="location"][value="${CSS.escape(id)}"]`)
      ?.click();
  return (
    <div ref={root} className={css.map}>
      {isInBrowser ? (
        <MarketMap label={label} maps={maps} points={points} chosen={chosen} onChoose={choose} />
      ) : null}
    </div>
  );
}
