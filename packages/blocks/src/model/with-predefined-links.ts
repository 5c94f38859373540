import { type PredefinedLink, resolveLink } from '@mawkib/core/settings';
import type { DefinitionOf } from './definition/define-block.js';
import type { FieldMap } from './definition/field.js';
import type { PublicBlock, PublicLink } from './definition/public-values.js';
import { safeUrl } from './stored/safe-url.js';

/**
 * Replaces predefined link aliases in blocks by their URLs; other URLs stay. Blocks document,
 * section 3.
 */
export function withPredefinedLinks(
  blocks: readonly PublicBlock[],
  definitionOf: DefinitionOf,
  links: readonly PredefinedLink[],
): PublicBlock[] {
  if (links.length === 0) return [...blocks];
  return blocks.map((block) => {
    const definition = definitionOf(block.template);
    if (!definition) return block;
    const groups = block.groups.map((group) => ({
      ...group,
      fields: inFields(definition.group_fields, group.fields, links),
    }));
    return { ...block, fields: inFields(definition.fields, block.fields, links), groups };
  });
}

type Values = Readonly<Record<string, unknown>>;

function inFields(fields: FieldMap, values: Values, links: readonly PredefinedLink[]): Values {
  const changed = Object.entries(fields).flatMap(([name, { type }]): [string, unknown][] => {
    const value = values[name];
    if (type === 'Link' && value) return [[name, addressed(value as PublicLink, links)]];
    if (type !== 'LinksCollection' || !Array.isArray(value)) return [];
    return [[name, (value as PublicLink[]).map((link) => addressed(link, links))]];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

const addressed = (link: PublicLink, links: readonly PredefinedLink[]): PublicLink => {
  const url = resolveLink(link.url, links);
  return url === link.url ? link : { ...link, url: safeUrl(url) };
};
