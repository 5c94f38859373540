import type { SiteContext } from '../context/site-context.ts';

/**
 * Throws at start if a block of the catalogue has no component: staff could place it and visitors
 * would not see it.
 */
export function checkComponents({
  catalogue,
  components,
}: Pick<SiteContext, 'catalogue' | 'components'>): void {
  const missing = catalogue.definitions
    .map(({ template }) => template)
    .filter((template) => !components.has(template));
  if (missing.length === 0) return;
  const names = missing.map((template) => `"${template}"`).join(', ');
  throw new Error(`Blocks without a component: ${names}. Add them to createBlockComponents.`);
}
