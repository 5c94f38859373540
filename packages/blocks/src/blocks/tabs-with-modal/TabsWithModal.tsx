import { useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { LinkedTabs } from '../../shared/tabs/LinkedTabs.js';
import { messages } from '../../shared/tabs/tabs.messages.js';
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
