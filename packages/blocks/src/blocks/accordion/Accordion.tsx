import { Accordion as Disclosures } from '@mawkib/ui';
import { opensAllAttribute, otherLabelAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { AccordionContent } from './AccordionContent.js';
import type { accordion } from './accordion.definition.js';
import { styles } from './accordion.styles.js';

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

export function Accordion({ fields, groups }: BlockProps<typeof accordion>) {
  const css = useStyles(styles);
  const { title, open_all_label, close_all_label } = fields;
  const items = groups.map((group) => ({
    id: group.id,
    title: group.fields.title,
    content: <AccordionContent fields={group.fields} />,
  }));
  return (
    <BlockSection frame={fields}>
      <div className={css.root} data-split={Boolean(title) || undefined}>
        <BlockTitle fields={fields} flush />
        <div className={css.items}>
          {items.length > 1 && (
            <button
              type="button"
              className={css.all}
              {...{ [opensAllAttribute]: true, [otherLabelAttribute]: close_all_label }}
            >
              {open_all_label}
            </button>
          )}
          <Disclosures items={items} level={title ? levelBelow(fields) : 2} plain />
        </div>
      </div>
      {fields.has_schema && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: faqSchema(groups) }}
        />
      )}
    </BlockSection>
  );
}
