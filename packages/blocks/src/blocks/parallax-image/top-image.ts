import type { PublicImage } from '../../model/definition/public-values.js';

/** The first scene's image, if nothing is above it. */
export function topImage(
  fields: Record<string, unknown>,
  [scene]: readonly { fields: Record<string, unknown> }[],
): PublicImage | undefined {
  const { title, paragraph, padding_grid_class: padding } = fields;
  const isAtTop = !title && !paragraph && (padding === 'y-space-0' || padding === 'top-space-0');
  return isAtTop ? ((scene?.fields.image as PublicImage | null) ?? undefined) : undefined;
}
