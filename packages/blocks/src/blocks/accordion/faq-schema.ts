import type { BlockProps } from '../../model/definition/props.js';
import type { accordion } from './accordion.definition.js';

type Group = BlockProps<typeof accordion>['groups'][number];

/** schema.org FAQPage of all items, escaped for a script element. */
export function faqSchema(groups: readonly Group[]): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.map(({ fields }) => ({
      '@type': 'Question',
      name: fields.title,
      acceptedAnswer: { '@type': 'Answer', text: fields.html ?? '' },
    })),
  };
  return JSON.stringify(page).replace(/</g, '\\u003c');
}
