import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type createCall } from './create-call.ts';

interface Progress {
  status: string;
  progress: { bytes: number; bytes_total: number | null; rows: number };
}

const width = 30;

/**
 * Progress line: a bar for the part of the file that was read, then the phase. On a terminal it
 * replaces the previous line.
 */
function progressLine({ status, progress }: Progress, isTerminal: boolean): string {
  const { bytes, bytes_total, rows } = progress;
  const share = status === 'applying' ? 1 : bytes_total ? Math.min(1, bytes / bytes_total) : 0;
  const done = Math.round(share * width);
  const bar = `[${'#'.repeat(done)}${'-'.repeat(width - done)}]`;
  const text = `${bar} ${String(Math.round(share * 100)).padStart(3)} % ${rows} rows ${status}`;
  return isTerminal ? `\r\x1b[K${text}` : `${text}\n`;
}

interface UploadedFile {
  id: string;
  format: { skip_rows?: number };
}

interface Run {
  id: string;
  status: string;
  version: number | null;
  progress: { bytes: number; bytes_total: number | null; rows: number };
  counts: Record<string, number>;
  reason: { message: string } | null;
}

export interface ImportOptions {
  map: string;
  source: string;
  isPartial: boolean;
  target: string;
}

const pollMs = 500;
/** Interval in ms between lines without a terminal; a new phase always prints one. */
const linesMs = 10_000;
const open = ['queued', 'reading', 'applying'];

/**
 * Exit codes. 0: the stock matches the file. 1: nothing was changed. 3: the run waits for a person.
 */
export const exitCodes = { done: 0, failed: 1, usage: 2, waiting: 3 } as const;

/** Uploads a file, starts a run and shows its progress until it ends. */
export async function importFile(
  call: ReturnType<typeof createCall>,
  path: string,
  { map, source, isPartial, target }: ImportOptions,
): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new CallError(`There is no file ${path}`);
  process.stderr.write(`Uploading ${basename(path)}…\n`);
  const query = new URLSearchParams({ name: basename(path), target });
  const file = await openAsBlob(path);
  const { id, format } = await call<UploadedFile>('POST', `/files?${query}`, file);
  if (format.skip_rows) {
    process.stderr.write(
      `Rows above the header, skipped unless the mapping says: ${format.skip_rows}\n`,
    );
  }
  const mode = isPartial ? 'partial' : 'full';
  const requested = { source_id: source, mapping: map, file_id: id, mode };
  let run = await call<Run>('POST', '/runs?locale=en', requested);
  const show = createProgress();
  while (open.includes(run.status)) {
    show(run);
    await wait(pollMs);
    run = await call<Run>('GET', `/runs/${run.id}?locale=en`);
  }
  show(run, true);
  report(run);
  if (run.status === 'waiting') return exitCodes.waiting;
  return ['applied', 'unchanged'].includes(run.status) ? exitCodes.done : exitCodes.failed;
}

function createProgress() {
  const isTerminal = process.stderr.isTTY === true;
  let said = { status: '', at: 0 };
  return (run: Run, isOver = false) => {
    const isDue = said.status !== run.status || Date.now() - said.at > linesMs;
    if (isTerminal || isDue) {
      said = { status: run.status, at: Date.now() };
      process.stderr.write(progressLine(run, isTerminal));
    }
    if (isOver && isTerminal) process.stderr.write('\n');
  };
}

function report({ id, status, version, counts, reason }: Run): void {
  const what = status === 'unchanged' ? 'unchanged, no new version' : status;
  console.log(`${what}${version ? ` as version ${version}` : ''} (run ${id})`);
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) console.log(`${String(count).padStart(9)} ${name}`);
  }
  if (reason) console.error(reason.message);
}
