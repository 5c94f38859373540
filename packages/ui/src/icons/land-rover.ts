/**
 * Drawn on a 24 px grid with a 1.5 px line and square ends. Each entry is the path data of strokes;
 * what follows `#` is filled.
 */
export const landRover = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  chevron: 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  phone: 'M5 3h4l2 5-2.5 2a13 13 0 005.5 5.5L16 13l5 2v4a2 2 0 01-2 2A16 16 0 013 5a2 2 0 012-2z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  pin: 'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 10-14 0C5 12.5 7.5 16 12 21zM12 7v5M9.5 9.5h5',
  heart: 'M12 20L4 12a5 5 0 018-6 5 5 0 018 6z',
  'heart-filled': '#M12 20L4 12a5 5 0 018-6 5 5 0 018 6z',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  filter: 'M3 7h10M19 7h2M16 4v6M3 17h2M11 17h10M8 14v6',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
  user: 'M12 3a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM3 21c1-4 4.5-6 9-6s8 2 9 6',
  car: 'M2 16v-4l3-1 2-5h10l3 5 2 1v4h-3M9 16h6M2 16h3M7 14a2 2 0 100 4 2 2 0 000-4zM17 14a2 2 0 100 4 2 2 0 000-4zM6 11h13',
  fuel: 'M4 21V4h9v17M2 21h13M4 10h9M13 12h3v6h3V8l-3-3',
  gauge: 'M4 18a9 9 0 1116 0M12 15l4-6M4 12h2M18 12h2M12 5v2',
  gearbox:
    'M5 5v14M12 5v14M19 5v7H5M4 4h2v2H4zM11 4h2v2h-2zM18 4h2v2h-2zM4 18h2v2H4zM11 18h2v2h-2z',
  seat: 'M7 3h4l1 10h6v4H8L6 5zM9 17v4M17 17v4',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 018 0v4',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 2',
  warning: 'M12 3l10 18H2zM12 10v5M12 17.5v1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7v1',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  external: 'M14 4h6v6M20 4L10 14M17 14v6H4V7h6',
} as const;
