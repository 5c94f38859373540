import { Heading, type HeadingLevel, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { LinkedTabs } from '../../shared/tabs/LinkedTabs.js';
import { tabAnchor } from '../../shared/tabs/tab-anchor.js';
import { messages } from '../../shared/tabs/tabs.messages.js';
import { SectionJumps } from './SectionJumps.js';
import type { sectionTabs } from './section-tabs.definition.js';
import { styles } from './section-tabs.styles.js';

type Props = BlockProps<typeof sectionTabs>;
type Group = Props['groups'][number];

const hasText = ({ fields }: Group) => Boolean(fields.title || fields.paragraph);

export function SectionTabs({ fields, groups }: Props) {
  const t = messages(useLocale().locale);
  const texts = groups.filter(hasText);
  const jumps = groups.filter((group) => !hasText(group));
  const links = jumps.length > 0 && <SectionJumps jumps={jumps} alone={texts.length === 0} />;
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      {texts.length > 0 ? (
        <LinkedTabs
          label={t('sections')}
          beside={links}
          tabs={texts.map((group) => ({
            id: group.id,
            label: group.fields.tab_label,
            anchor: tabAnchor(group.fields.section_id),
            content: <SectionText group={group} level={levelBelow(fields)} />,
          }))}
        />
      ) : (
        links
      )}
    </BlockSection>
  );
}

function SectionText({ group, level }: { group: Group; level: HeadingLevel }) {
  const css = useStyles(styles);
  const { title, paragraph } = group.fields;
  return (
    <div
      className={css.text}
      data-notice={group.notice}
      data-split={(title && paragraph) || undefined}
    >
      {title && <Heading level={level} size="m" html={title} />}
      <RichText html={paragraph} />
    </div>
  );
}
