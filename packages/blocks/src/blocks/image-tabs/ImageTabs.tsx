import { useLocale } from '@mawkib/ui';
import { BlockTitle } from '../../block-title/BlockTitle.js';
import { levelBelow } from '../../block-title/level-below.js';
import type { BlockProps } from '../../model/props.js';
import { NumberedBlocks } from '../../numbered-blocks/NumberedBlocks.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import { LinkedTabs } from '../../tabs/LinkedTabs.js';
import { tabAnchor } from '../../tabs/tab-anchor.js';
import { messages } from '../../tabs/tabs.messages.js';
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
