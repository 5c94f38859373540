import { parseArgs } from 'node:util';
import { launch } from '../launch.ts';
import { openMarket } from '../open-market.ts';
import { type Row, report } from '../report.ts';
import { measureFirstTurn, minFramesPerSecond } from './measure-first-turn.ts';
import { maxGrowthMb, measureMemory } from './measure-memory.ts';
import { maxSliderMs, measureSliders } from './measure-sliders.ts';

const options = { only: { type: 'string', multiple: true, default: [] as string[] } } as const;

/**
 * Measures the views around a car and the calculators in a browser on the built product: frames of
 * a first turn, the delay of sliders, what the page still holds when all views were opened and
 * closed. `--only turn`, `--only sliders` and `--only memory` select parts.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const market = await openMarket({ cache: true });
  const browser = await launch();
  const page = (path: string) => market.origin + path;
  const parts: Record<string, () => Promise<{ title: string; rows: Row[]; missed: string[] }>> = {
    async turn() {
      const row = await measureFirstTurn(browser, page('/ar/electric'));
      return {
        title: 'First turn by hand, CPU 4 times slower, 1.6 Mbit/s, 150 ms, no frame in the cache',
        rows: [row],
        missed:
          Number(row['frames a second from 2 s']) < minFramesPerSecond
            ? [`${minFramesPerSecond} frames a second`]
            : [],
      };
    },
    async sliders() {
      const rows = [
        ...(await measureSliders(browser, {
          url: page('/ar/finance'),
          block: 'finance-calculator',
          output: 'data',
        })),
        ...(await measureSliders(browser, {
          url: page('/ar/i-pace/range'),
          block: 'range-calculator',
          output: 'output',
        })),
      ];
      return {
        title: 'From a key on a slider until the result is painted in ms, CPU 4 times slower',
        rows,
        missed: rows
          .filter(({ p50 }) => Number(p50) > maxSliderMs)
          .map(({ slider }) => `${maxSliderMs} ms of ${slider}`),
      };
    },
    async memory() {
      const rows = await measureMemory(browser, page('/ar/electric'));
      return {
        title: `What the page holds after the first and the tenth time; heap up to ${maxGrowthMb} MB more`,
        rows,
        missed: rows
          .filter(({ grown }) => grown !== '')
          .map(({ what, grown }) => `${what}: ${grown} grew`),
      };
    },
  };
  const tables: Record<string, Row[]> = {};
  const missed: string[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (values.only.length > 0 && !values.only.includes(name)) continue;
      const part = await measure();
      tables[part.title] = part.rows;
      missed.push(...part.missed);
    }
  } finally {
    await browser.close();
    await market.close();
  }
  report('views', tables);
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`);
}
