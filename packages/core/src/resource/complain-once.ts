import type { Logger } from '../errors/logger.js';

const limits = { lines: 100, characters: 200 };

/** Logs each line once, cut to 200 characters; at most 100 lines. */
export function complainOnce(logger: Logger): (line: string) => void {
  const written = new Set<string>();
  return (complaint) => {
    const line = complaint.slice(0, limits.characters);
    if (written.has(line) || written.size >= limits.lines) return;
    written.add(line);
    logger.warn(line);
  };
}
