import { join } from 'node:path';
import { type Row, report } from '../report.ts';
import { type Entry, readEntries } from './read-entries.ts';
import { weighEntry } from './weigh-entry.ts';

/** Most that an entry point of core may weigh, compressed: any may be part of a first view. */
const coreLimit = 6 * 1024;

/** The weight of every entry point of every package. Fails when one of core is over its limit. */
export async function run(): Promise<void> {
  const parts: Record<string, Row[]> = {};
  const tooHeavy: string[] = [];
  for (const entry of readEntries(join(import.meta.dirname, '../../..'))) {
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
    console.error(`Over ${coreLimit} bytes: ${tooHeavy.join(', ')}`);
    process.exitCode = 1;
  }
}

const isLimited = (entry: Entry) => entry.package === '@mawkib/core';
