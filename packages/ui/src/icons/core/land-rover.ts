/**
 * Icons on a 24 px grid with 1.5 px strokes and square caps. Each entry is the path data of
 * strokes; the part after `#` is filled.
 */
export const landRover = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  chevron: 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  pin: 'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 10-14 0C5 12.5 7.5 16 12 21zM12 7v5M9.5 9.5h5',
  heart: 'M12 20L4 12a5 5 0 018-6 5 5 0 018 6z',
  'heart-filled': '#M12 20L4 12a5 5 0 018-6 5 5 0 018 6z',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  filter: 'M3 7h10M19 7h2M16 4v6M3 17h2M11 17h10M8 14v6',
  warning: 'M12 3l10 18H2zM12 10v5M12 17.5v1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7v1',
} as const;
