import type { ColorName } from '../vars.js';
import { contrast } from './contrast.js';
import { surfaces, type ThemeTokens } from './themes.js';

/** Two colors of a surface with too little contrast, or an invalid color. */
export interface ContrastProblem {
  readonly surface: string;
  readonly color: ColorName;
  readonly on: ColorName;
  /** NaN if one of the two is not `#rrggbb`. */
  readonly ratio: number;
  readonly required: number;
}

interface Requirement {
  readonly required: number;
  readonly on: readonly ColorName[];
}

const text = (...on: ColorName[]): Requirement => ({ required: 4.5, on });
const control = (...on: ColorName[]): Requirement => ({ required: 3, on });

/** WCAG 2: 4.5 for text, 3 for borders of controls and the focus ring. */
export const contrastRequirements: { readonly [name in ColorName]?: Requirement } = {
  ink: text('canvas', 'raised'),
  muted: text('canvas', 'raised'),
  accent: text('canvas', 'raised'),
  danger: text('canvas', 'raised'),
  success: text('canvas', 'raised'),
  onFill: text('fill', 'fillHover'),
  edge: control('canvas', 'raised'),
  focus: control('canvas'),
  fill: control('canvas'),
};

const hex = /^#[\da-f]{6}$/i;

/** Pairs of a theme's colors below their requirement, on each surface. */
export const contrastProblems = ({ palettes }: Pick<ThemeTokens, 'palettes'>): ContrastProblem[] =>
  surfaces.flatMap((surface) => {
    const palette = palettes[surface];
    return Object.entries(contrastRequirements).flatMap(([name, { required, on }]) => {
      const color = name as ColorName;
      return on.flatMap((ground) => {
        const pair = [palette[color], palette[ground]] as const;
        const ratio = pair.every((value) => hex.test(value)) ? contrast(...pair) : Number.NaN;
        return ratio >= required ? [] : [{ surface, color, on: ground, ratio, required }];
      });
    });
  });
