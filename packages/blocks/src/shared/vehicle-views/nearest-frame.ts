/** The loaded frame nearest to the wanted one, wrapping around; undefined if none is loaded. */
export function nearestFrame(
  wanted: number,
  loaded: ReadonlySet<number>,
  count: number,
): number | undefined {
  for (let away = 0; away <= count / 2; away++) {
    for (const frame of [(wanted + away) % count, (wanted - away + count) % count]) {
      if (loaded.has(frame)) return frame;
    }
  }
  return undefined;
}
