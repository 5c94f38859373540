interface Progress {
  status: string;
  progress: { bytes: number; bytes_total: number | null; rows: number };
}

const width = 30;

/**
 * Progress line: a bar for the part of the file that was read, then the phase. On a terminal it
 * replaces the previous line.
 */
export function progressLine({ status, progress }: Progress, isTerminal: boolean): string {
  const { bytes, bytes_total, rows } = progress;
  const share = status === 'applying' ? 1 : bytes_total ? Math.min(1, bytes / bytes_total) : 0;
  const done = Math.round(share * width);
  const bar = `[${'#'.repeat(done)}${'-'.repeat(width - done)}]`;
  const text = `${bar} ${String(Math.round(share * 100)).padStart(3)} % ${rows} rows ${status}`;
  return isTerminal ? `\r\x1b[K${text}` : `${text}\n`;
}
