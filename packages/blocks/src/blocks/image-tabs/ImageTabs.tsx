import { useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { NumberedBlocks } from '../../shared/numbered-blocks/NumberedBlocks.js';
import { LinkedTabs } from '../../shared/tabs/LinkedTabs.js';
import { tabAnchor } from '../../shared/tabs/tab-anchor.js';
import { messages } from '../../shared/tabs/tabs.messages.js';
import type { imageTabs } from './image-tabs.definition.js';

export function ImageTabs({ index, fields, groups }: BlockProps<typeof imageTabs>) {
  const t = messages(useLocale().locale);
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      {groups.length > 0 && (
        <LinkedTabs
          label={t('sections')}
          tabs={groups.map((group, at) => ({
            id: group.id,
            label: group.fields.tab_label,
            anchor: tabAnchor(group.fields.tab_id),
            content: (
              <NumberedBlocks
                fields={group.fields}
                level={levelBelow(fields)}
                eager={at === 0 && index < 2}
              />
            ),
          }))}
        />
      )}
    </BlockSection>
  );
}
