import type { Logger } from '../errors/logger.js';

const limits = { lines: 100, characters: 200 };

/** Writes each line once, cut to 200 characters, and none beyond the hundredth. */
export function complainOnce(logger: Logger): (line: string) => void {
  const written = new Set<string>();
  return (complaint) => {
    const line = complaint.slice(0, limits.characters);
    if (written.has(line) || written.size >= limits.lines) return;
    written.add(line);
    logger.warn(line);
  };
}
