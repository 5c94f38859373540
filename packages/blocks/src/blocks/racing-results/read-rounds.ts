import { parseNumber } from '@mawkib/core/locale';
import { showableTexts } from '../../model/stored/showable.js';

/** A driver's result; missing values are null. */
export interface RaceResult {
  position: number | null;
  driver: string;
  team: string | null;
  time: string | null;
  points: number | null;
}

export interface RaceRound {
  name: string;
  results: RaceResult[];
}

/** More rounds or drivers than a season has are cut off. */
const limits = { rounds: 40, results: 60, text: 120 };

/**
 * Rounds of a file, by the file's order, their results by position. Throws if it is not a list, or
 * has entries but none that is a round.
 */
export function readRounds(file: unknown): RaceRound[] {
  if (!Array.isArray(file)) throw new Error('The results are not a list of rounds.');
  const rounds = showableTexts(file)
    .slice(0, limits.rounds)
    .flatMap((round: unknown) => readRound(round) ?? []);
  if (file.length > 0 && rounds.length === 0) throw new Error('The list has no rounds.');
  return rounds;
}

function readRound(round: unknown): RaceRound | undefined {
  const { name, results } = asRecord(round);
  const title = textOf(name);
  if (title === null || !Array.isArray(results)) return undefined;
  const drivers = results
    .slice(0, limits.results)
    .flatMap((each: unknown) => readResult(each) ?? []);
  return { name: title, results: drivers.sort(byPosition) };
}

function readResult(result: unknown): RaceResult | undefined {
  const { position, driver, team, time, points } = asRecord(result);
  const name = textOf(driver);
  if (name === null) return undefined;
  return {
    position: countOf(position),
    driver: name,
    team: textOf(team),
    time: textOf(time),
    points: countOf(points),
  };
}

/** Drivers without a position, who retired, come last. */
const byPosition = (a: RaceResult, b: RaceResult) =>
  (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, limits.text) : null;
};

const countOf = (value: unknown): number | null => {
  const number = typeof value === 'string' ? parseNumber(value) : value;
  const isCount = typeof number === 'number' && number >= 0 && number < 10_000;
  return isCount ? number : null;
};
