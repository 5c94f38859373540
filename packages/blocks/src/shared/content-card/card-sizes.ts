/** Part of the page's width that a picture takes in a grid of so many columns, from the phone up. */
export const cardSizes = {
  '1': '100vw',
  '2': '(min-width: 741px) 50vw, 100vw',
  '3': '(min-width: 1024px) 34vw, (min-width: 741px) 50vw, 100vw',
  '4': '(min-width: 1024px) 25vw, (min-width: 741px) 50vw, 100vw',
} as const;
