/** Approximate number of bars in a histogram. */
const bars = 20;

/** Share of the stock that the bars span; a few very large numbers do not stretch them. */
const defaultShare = 0.99;

/** Sample size for finding the share. */
const sampleSize = 4_096;

/**
 * Equal, round steps over the numbers of the stock; NaN is ignored. Numbers above the last edge are
 * in the last bar.
 */
export function barEdges(numbers: Float64Array): number[] {
  const [min, max] = defaultSpan(numbers);
  if (min > max) return [];
  const step = roundStep((max - min) / bars);
  const first = (Math.floor(min / step) + 1) * step;
  const edges: number[] = [];
  for (let at = 0; at <= bars; at += 1) {
    const edge = Number((first + at * step).toPrecision(15));
    if (!(edge <= max)) break;
    if (edge > (edges.at(-1) ?? Number.NEGATIVE_INFINITY)) edges.push(edge);
  }
  return edges;
}

function defaultSpan(numbers: Float64Array): [min: number, max: number] {
  let min = Number.POSITIVE_INFINITY;
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at]! < min) min = numbers[at]!;
  const step = Math.ceil(numbers.length / sampleSize);
  const sample = numbers.filter((value, at) => at % step === 0 && !Number.isNaN(value)).sort();
  return [min, sample[Math.floor((sample.length - 1) * defaultShare)] ?? Number.NEGATIVE_INFINITY];
}

/** Rounds up to 1, 2 or 5 times a power of ten; at least 1. */
function roundStep(min: number): number {
  if (!(min > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(min));
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= min) ?? 10 * power;
}

/** Index of the bar of a number. */
export function barOf(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
