/** The frame that is there and stands nearest to the wanted one, going round; none while none is. */
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
