import { type ContrastProblem, contrastProblems } from './contrast-problems.js';
import type { ThemeTokens } from './themes.js';

/** Thrown by `createTheme`; the message has one line per pair of colors. */
export class ThemeError extends Error {
  readonly kind = 'theme';

  constructor(
    readonly theme: string,
    readonly problems: readonly ContrastProblem[],
    lines: readonly string[],
  ) {
    super([`Theme "${theme}":`, ...lines].join('\n'));
    this.name = 'ThemeError';
  }
}

const ids = /^[a-z][a-z\d-]*$/;

const lineOf = ({ surface, color, on, ratio, required }: ContrastProblem) =>
  Number.isNaN(ratio)
    ? `palettes.${surface}: ${color} and ${on} must be colours of the form #rrggbb`
    : `palettes.${surface}: ${color} on ${on} is ${floored(ratio)}, needs ${required}`;

/** Rounded down, so that it never reaches the requirement by rounding. */
const floored = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Creates a theme from typed tokens. All pairs of colors must have WCAG 2 contrast (4.5 for text, 3
 * for controls): otherwise it throws a `ThemeError` with every pair, its ratio and the requirement.
 */
export function createTheme(tokens: ThemeTokens): ThemeTokens {
  const problems = contrastProblems(tokens);
  const lines = problems.map(lineOf);
  if (!ids.test(tokens.id)) {
    lines.unshift('id: must be lower-case letters, digits and dashes, and begin with a letter');
  }
  if (lines.length > 0) throw new ThemeError(tokens.id, problems, lines);
  return tokens;
}
