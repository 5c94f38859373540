import type { Logo } from '@mawkib/core/settings';

/**
 * The marks of the four logos on a grid of 36 by 24, our own drawings: cars in a row, a long roof, a
 * boxed outline, a stepped roof. `line` ones are drawn as fine lines.
 */
export const drawings: Record<Logo, { solid: string; line: string }> = {
  default: {
    solid: 'M0 20 8 4h6L6 20zM11 20 19 4h6l-8 16zM22 20 30 4h6l-8 16z',
    line: 'M.5 20 15 4M8.5 20 23 4M16.5 20 31 4M24.5 20 36 7.3',
  },
  range_rover: {
    solid: 'M0 17.5h36V20H0zM1 15 9.5 8.5Q11 7.4 13 7.2L36 5v2.6l-22.6 2.2q-1 .1-1.8.7L5.6 15z',
    line: 'M.5 19.5h35M1 15.5 9.5 9q1.5-1.1 3.5-1.3L35.5 5M8 15.5l4.5-3.3q1-.7 2.3-.8L35.5 9',
  },
  defender: {
    solid: 'M1 4h10v16H1zm3 3v4h4V7zM13 4h10v16H13zm3 3v4h4V7zM25 4h10v16H25zm3 3v4h4V7z',
    line: 'M1.5 4.5h9v15h-9zM13.5 4.5h9v15h-9zM25.5 4.5h9v15h-9z',
  },
  discovery: {
    solid:
      'M0 20v-7.5l8-1.5 4-5h10v-2h14V20h-5v-9h-6.5V9H14.6l-3.8 4.8L5 15v5zM14 20v-5h5v5zM22 20v-5h5v5z',
    line: 'M.5 19.5v-6.8l8-1.6 4-5h10v-2h13v15.4M14.5 19.5v-5M20.5 19.5v-5M26.5 19.5v-5',
  },
};
