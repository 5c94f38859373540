import { join } from 'node:path';
import { limitOf, pageLimit, stockLimit, weighBlocks } from '@mawkib/weight';
import { type Row, report } from '../report.ts';
import { type Entry, readEntries } from './read-entries.ts';
import { weighEntry } from './weigh-entry.ts';

/** Max bytes, compressed, of an entry point of core: any may be part of a first view. */
const coreLimit = 6 * 1024;

const root = join(import.meta.dirname, '../../..');
const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/**
 * Measures what a browser loads for each block, and the weight of every entry point of every
 * package. Fails if a block or an entry of core exceeds its limit.
 */
export async function run(): Promise<void> {
  const { page, stock, blocks } = await weighBlocks(root);
  const tooHeavy = blocks.filter(({ key, bytes }) => bytes > limitOf(key)).map(({ key }) => key);
  const parts: Record<string, Row[]> = {
    'What a visitor loads for a block (KB, brotli)': [
      ...blocks.map(({ key, interactive, bytes }) => ({
        block: key,
        interactive: interactive ? 'yes' : 'never',
        KB: kilobytes(bytes),
        limit: interactive ? kilobytes(limitOf(key)) : 0,
      })),
      {
        block: '(every page, without React and router)',
        interactive: '',
        KB: kilobytes(page),
        limit: kilobytes(pageLimit),
      },
      {
        block: '(the stock in a page with a list, its data left out)',
        interactive: '',
        KB: kilobytes(stock),
        limit: kilobytes(stockLimit),
      },
    ],
  };
  if (page > pageLimit) tooHeavy.push('every page');
  if (stock > stockLimit) tooHeavy.push('the stock in the page');
  for (const entry of readEntries(root)) {
    const weight = await weighEntry(entry);
    if (weight.raw === 0) throw new Error(`${entry.name} has no code`);
    if (isLimited(entry) && weight.brotli > coreLimit) tooHeavy.push(entry.name);
    parts[entry.package] ??= [];
    parts[entry.package]?.push({
      entry: entry.name,
      'brotli (bytes)': weight.brotli,
      'gzip (bytes)': weight.gzip,
      'minified (bytes)': weight.raw,
      limit: isLimited(entry) ? coreLimit : '',
    });
  }
  report('size', parts);
  if (tooHeavy.length > 0) {
    console.error(`Over the limit: ${tooHeavy.join(', ')}`);
    process.exitCode = 1;
  }
}

/** Reads environment variables: only servers import it. */
const serverEntry = '@mawkib/core/deployment';

const isLimited = ({ package: owner, name }: Entry) =>
  owner === '@mawkib/core' && name !== serverEntry;
