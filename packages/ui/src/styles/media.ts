import type { Breakpoint as Width } from './breakpoints.js';

export type Breakpoint = Exclude<Width, 0>;

export const media = {
  /** From this width up. */
  from: <B extends Breakpoint>(breakpoint: B) => `@media (min-width: ${breakpoint}px)` as const,
  /** Below this width. */
  below: <B extends Breakpoint>(breakpoint: B) =>
    `@media (max-width: ${breakpoint - 0.02}px)` as const,
  /** If reduced motion is not preferred. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  calm: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
