import type { landRover } from './land-rover.js';

/** The same icons with 1 px strokes and round caps. */
export const jaguar: Record<keyof typeof landRover, string> = {
  arrow: 'M3 12h18M16 7.5c1 2.5 2.5 4 5 4.5-2.5.5-4 2-5 4.5',
  chevron: 'M9.5 4.5L15.5 12l-6 7.5',
  'chevron-down': 'M4.5 9.5L12 15.5l7.5-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 8.5h18M3 15.5h12',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  pin: 'M12 21.5c4-5.5 6.5-9 6.5-12a6.5 6.5 0 10-13 0c0 3 2.5 6.5 6.5 12zM12 7.5a2 2 0 100 4 2 2 0 000-4z',
  heart: 'M12 20C7 16 3.5 12.5 3.5 9A4.3 4.3 0 0112 7.5 4.3 4.3 0 0120.5 9c0 3.5-3.5 7-8.5 11z',
  'heart-filled':
    '#M12 20C7 16 3.5 12.5 3.5 9A4.3 4.3 0 0112 7.5 4.3 4.3 0 0120.5 9c0 3.5-3.5 7-8.5 11z',
  check: 'M4.5 13l5 5L19.5 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  filter: 'M3 6.5h18M6.5 12h11M10 17.5h4',
  warning: 'M12 4l9 16H3zM12 10.5v4.5M12 17.3v.4',
  info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.5v.4',
};
