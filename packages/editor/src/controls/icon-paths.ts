/** Strokes on a 16 × 16 grid, drawn for the editor. */
export const iconPaths = {
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7',
  redo: 'm10 3 3.5 3.5L10 10m3-3.5H6.5a4 4 0 0 0 0 8H9',
  phone: 'M5 1.5h6v13H5zM7.5 12.5h1',
  tablet: 'M3 1.5h10v13H3zM7 12.5h2',
  desktop: 'M1.5 2.5h13v8.5h-13zM5.5 14h5M8 11v3',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3',
  remove: 'M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.5 6.5v4.5M9.5 6.5v4.5',
  add: 'M8 2.5v11M2.5 8h11',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  open: 'm4 6 4 4 4-4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5l3 3',
  start: 'M1.5 2.5h13v11h-13zM6 2.5v11',
  end: 'M1.5 2.5h13v11h-13zM10 2.5v11',
  person: 'M8 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6M2.5 14c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5',
  language:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M1.5 8h13M8 1.5c4 4 4 9 0 13M8 1.5c-4 4-4 9 0 13',
  command: 'M3 4.5 6.5 8 3 11.5M8 12h5',
  drag: 'M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01',
  image: 'M1.5 2.5h13v11h-13zM1.5 11l4-4 3.5 3.5 2-2 3.5 3.5M10.5 5.5v.01',
  block: 'M2 3h12v4H2zM2 9.5h5v3.5H2zM9.5 9.5H14v3.5H9.5z',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3.5M8 12v.01',
  done: 'm2.5 8.5 3.5 3.5 7.5-8',
  outside: 'M9 2.5h4.5V7M13.5 2.5 7.5 8.5M12 9.5v4H2.5V4h4',
  leave: 'M6 2.5H2.5v11H6M10 5l3.5 3-3.5 3M13.5 8H6',
  settings:
    'M1.5 4.5h6M11.5 4.5h3M1.5 11.5h3M8.5 11.5h6M9.5 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6.5 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  back: 'M13 8H3M7 4 3 8l4 4',
} as const;
export type EditorIcon = keyof typeof iconPaths;

/** Icons that point along the line and turn with it. */
export const turning: ReadonlySet<EditorIcon> = new Set([
  'undo',
  'redo',
  'back',
  'leave',
  'start',
  'end',
  'outside',
  'command',
]);
