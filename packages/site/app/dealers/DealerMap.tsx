import { ConsentGate } from '@mawkib/core/react';
import { ConsentPlaceholder } from '@mawkib/ui';
import { TileMap } from '@mawkib/ui/map';
import { useMemo } from 'react';

interface Props {
  label: string;
  tilesUrl: string;
  attribution: string;
  point: { id: string; label: string; latitude: number; longitude: number };
}

/** Map of one dealer. Tiles of another host, which learns the visitor's address, need consent. */
export default function DealerMap({ label, tilesUrl, attribution, point }: Props) {
  const points = useMemo(() => [point], [point]);
  const isForeign = new URL(tilesUrl, window.location.href).origin !== window.location.origin;
  const map = (
    <TileMap label={label} tilesUrl={tilesUrl} attribution={attribution} points={points} />
  );
  if (!isForeign) return map;
  return (
    <ConsentGate placeholder={(change) => <ConsentPlaceholder onChange={change} />}>
      {map}
    </ConsentGate>
  );
}
