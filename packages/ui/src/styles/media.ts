/** Widths, in px, at which layouts switch. `900` and `901` are the two sides of one switch. */
export const breakpoints = [0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920] as const;
export type Breakpoint = Exclude<(typeof breakpoints)[number], 0>;

export const media = {
  /** From this width up. */
  from: <B extends Breakpoint>(breakpoint: B) => `@media (min-width: ${breakpoint}px)` as const,
  /** Below this width. */
  below: <B extends Breakpoint>(breakpoint: B) =>
    `@media (max-width: ${breakpoint - 0.02}px)` as const,
  /** For those who did not ask for less motion. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  calm: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
