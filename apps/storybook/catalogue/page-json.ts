import { type AnyBlockDefinition, fromSample, type Sample } from '@mawkib/blocks/model';
import type { PackageLocale } from '@mawkib/core/locale';

export interface StoryContent {
  fields?: Sample['fields'];
  groups?: Sample['groups'];
}

/** The stored blocks of a page with a story's content. */
export function pageJson(
  definition: AnyBlockDefinition,
  { fields, groups }: StoryContent,
  locale: PackageLocale,
  newId?: () => string,
): string {
  const sample = definition.sample[locale];
  const content = { fields: { ...sample.fields, ...fields }, groups: groups ?? sample.groups };
  return JSON.stringify([fromSample(definition, content, newId)], null, 2);
}
