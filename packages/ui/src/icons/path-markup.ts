/** A path as markup; filled if it starts with `#`. */
export const pathMarkup = (drawing: string) =>
  drawing.startsWith('#')
    ? `<path fill="currentColor" d="${drawing.slice(1)}"/>`
    : `<path d="${drawing}"/>`;
