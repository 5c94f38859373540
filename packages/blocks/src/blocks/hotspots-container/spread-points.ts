/** A place on a picture, in percent from its left and top edge, or in px. */
export interface Point {
  x: number;
  y: number;
}

const rounds = 40;

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Percent of the picture; values out of range are at its edge. */
export const onPicture = ({ x, y }: Point): Point => ({ x: within(x, 100), y: within(y, 100) });

/** Offset in px of each point so that two of them are at least `gap` px apart where that fits. */
export function spreadPoints(
  points: readonly Point[],
  size: { width: number; height: number },
  gap: number,
): Point[] {
  const homes = points.map(({ x, y }) => ({
    x: (x / 100) * size.width,
    y: (y / 100) * size.height,
  }));
  const places = homes.map((home) => ({ ...home }));
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        moved = part(one, other, gap) || moved;
      }
    }
    if (!moved) break;
    for (const place of places) {
      place.x = within(place.x, size.width);
      place.y = within(place.y, size.height);
    }
  }
  return places.map((place, at) => ({
    x: Math.round(place.x - (homes[at]?.x ?? 0)),
    y: Math.round(place.y - (homes[at]?.y ?? 0)),
  }));
}

/** Moves two places apart in the direction in which they lie; those on one spot sideways. */
function part(one: Point, other: Point, gap: number): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y);
  if (distance >= gap - 0.5) return false;
  const [towardsX, towardsY] = distance === 0 ? [1, 0] : [x / distance, y / distance];
  const by = (gap - distance) / 2 + 0.5;
  one.x -= towardsX * by;
  one.y -= towardsY * by;
  other.x += towardsX * by;
  other.y += towardsY * by;
  return true;
}
