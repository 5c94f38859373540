import { parseArgs } from 'node:util';

export interface StockOptions {
  sizes: number[];
  /** Queries per size; an engine runs as many of them as its time allows. */
  queries: number;
  /** Max seconds of an engine at one size to load, and again to respond. */
  seconds: number;
  /** Only these engines, by name; the reference scan always runs. */
  only: string[] | undefined;
}

export function readStockOptions(args: string[]): StockOptions {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '5000,100000,1000000' },
      queries: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string' },
    },
  });
  return {
    sizes: values.sizes.split(',').map(Number),
    queries: Number(values.queries),
    seconds: Number(values.seconds),
    only: values.only?.split(','),
  };
}
