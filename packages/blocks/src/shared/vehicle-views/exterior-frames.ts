/** Frames of a turn. */
export const frameCount = 36;
/** Index of the first frame: from the front at an angle. */
export const openingFrame = 4;
/** More missing frames than this are an error. */
export const maxMissing = 3;

/** Image ids of a car's frames, from its front, counterclockwise. */
export const exteriorFrames = (pictures: string): string[] =>
  Array.from({ length: frameCount }, (_, at) =>
    pictures.replace('{frame}', String(at + 1).padStart(2, '0')),
  );

const everyNth = (step: number, offset = 0) =>
  Array.from(
    { length: frameCount / step },
    (_, at) => (openingFrame + offset + at * step) % frameCount,
  );

/** Frames in the order in which they load; each part waits for the one before. */
const parts = [[openingFrame], everyNth(4), everyNth(4, 2), everyNth(2, 1)];

export interface LoadedFrames {
  loaded: ReadonlySet<number>;
  missing: ReadonlySet<number>;
}

/**
 * Frames to load now: the first one, and once a visitor turns the car every fourth, then those
 * between. A data saver gets every second one.
 */
export function wantedFrames(
  { loaded, missing }: LoadedFrames,
  { begun, fewer }: { begun: boolean; fewer: boolean },
): number[] {
  const wanted = new Set<number>();
  for (const part of fewer ? parts.slice(0, -1) : parts) {
    for (const frame of part) wanted.add(frame);
    if (!begun || (wanted.size > 1 && !part.every((at) => loaded.has(at) || missing.has(at)))) {
      break;
    }
  }
  return [...wanted];
}
