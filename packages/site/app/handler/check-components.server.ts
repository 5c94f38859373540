import type { SiteContext } from '../context/site-context.ts';

/** A block that staff can place and visitors could not see is an error of the market, told at start. */
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
