/** Fractions of the page's width for an image, by number of columns, from phones up. */
export const cardSizes = {
  '1': '100vw',
  '2': '(min-width: 741px) 50vw, 100vw',
  '3': '(min-width: 1024px) 34vw, (min-width: 741px) 50vw, 100vw',
  '4': '(min-width: 1024px) 25vw, (min-width: 741px) 50vw, 100vw',
} as const;
