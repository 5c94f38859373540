import { Accordion, RichText, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { type SpecRow, specRows } from '../../shared/model-specs/spec-rows.js';
import type { specificationAccordion } from './specification-accordion.definition.js';
import { styles } from './specification-accordion.styles.js';

type Props = BlockProps<typeof specificationAccordion>;

export function SpecificationAccordion({ fields, groups, data }: Props) {
  const { locale } = useLocale();
  const specs = data?.value.data ?? [];
  const sections = groups
    .map(({ id, fields: { label, spec_keys, content } }) => ({
      id,
      title: label,
      rows: specRows(spec_keys, specs, locale),
      text: content,
    }))
    .filter(({ rows, text }) => rows.length > 0 || text);
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      <Accordion
        plain
        level={levelBelow(fields)}
        items={sections.map(({ id, title, rows, text }, at) => ({
          id,
          title,
          open: at === 0,
          content: <SpecSection rows={rows} text={text} />,
        }))}
      />
    </BlockSection>
  );
}

function SpecSection({ rows, text }: { rows: readonly SpecRow[]; text?: SafeHtml }) {
  const css = useStyles(styles);
  return (
    <>
      <RichText className={css.text} html={text} />
      {rows.length > 0 && (
        <dl className={css.rows}>
          {rows.map(({ key, label, value }) => (
            <div key={key} className={css.row}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
