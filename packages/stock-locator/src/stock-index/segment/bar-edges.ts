/** About how many bars a histogram has. */
const bars = 20;

/** Beyond this share of the stock a few very large numbers do not stretch the bars. */
const defaultShare = 0.99;

/** So many numbers tell where the usual ones end. */
const sampleSize = 4_096;

/**
 * Round, equal steps over the numbers that the stock has; NaN is none. What lies above the last edge
 * is in the last bar.
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

/** 1, 2 or 5 times a power of ten, not less than `least`; 1 at the least, for people read steps. */
function roundStep(min: number): number {
  if (!(min > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(min));
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= min) ?? 10 * power;
}

/** The bar that a number is in. */
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
