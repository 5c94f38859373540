import { useLocale } from '@mawkib/ui';
import { BlockTitle } from '../../block-title/BlockTitle.js';
import { levelBelow } from '../../block-title/level-below.js';
import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import { LinkedTabs } from '../../tabs/LinkedTabs.js';
import { messages } from '../../tabs/tabs.messages.js';
import { TabStory } from './TabStory.js';
import type { tabsWithModal } from './tabs-with-modal.definition.js';

export function TabsWithModal({ index, fields, groups }: BlockProps<typeof tabsWithModal>) {
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
            content: (
              <TabStory group={group} level={levelBelow(fields)} eager={at === 0 && index < 2} />
            ),
          }))}
        />
      )}
    </BlockSection>
  );
}
