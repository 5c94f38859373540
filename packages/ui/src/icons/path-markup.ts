/** A drawing as markup; one that begins with `#` is filled. */
export const pathMarkup = (drawing: string) =>
  drawing.startsWith('#')
    ? `<path fill="currentColor" d="${drawing.slice(1)}"/>`
    : `<path d="${drawing}"/>`;
