/** Same style as the icons of the layout. */
export const landRover = {
  phone: 'M5 3h4l2 5-2.5 2a13 13 0 005.5 5.5L16 13l5 2v4a2 2 0 01-2 2A16 16 0 013 5a2 2 0 012-2z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
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
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  expand: 'M4 10V4h6M20 10V4h-6M4 14v6h6M20 14v6h-6',
  share: 'M12 15V3M7 8l5-5 5 5M7 12H4v9h16v-9h-3',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z',
  compare: 'M3 8h17M16 4l4 4-4 4M21 16H4M8 12l-4 4 4 4',
  external: 'M14 4h6v6M20 4L10 14M17 14v6H4V7h6',
} as const;
