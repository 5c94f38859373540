import { useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { HeroSlide } from '../../shared/hero-slide/HeroSlide.js';
import { LinkedTabs } from '../../shared/tabs/LinkedTabs.js';
import { messages } from '../../shared/tabs/tabs.messages.js';
import { ExteriorView } from '../../shared/vehicle-views/ExteriorView.js';
import { InteriorView } from '../../shared/vehicle-views/InteriorView.js';
import type { tabbedComponent } from './tabbed-component.definition.js';

type Props = BlockProps<typeof tabbedComponent>;
type Group = Props['groups'][number];

/** Blank values of a hero carousel's slide, apart from its image. */
const noText = {
  header_size: 'title',
  'rdx-buttons': [],
  video_type: 'video',
  video_options: {},
} as const;

export function TabbedComponent({ index, fields, groups }: Props) {
  const t = messages(useLocale().locale);
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      {groups.length > 0 && (
        <LinkedTabs
          label={t('views')}
          tabs={groups.map((group) => ({
            id: group.id,
            label: group.fields.tab_label,
            content: <TabView group={group} index={index} />,
          }))}
        />
      )}
    </BlockSection>
  );
}

function TabView({ group, index }: { group: Group; index: number }) {
  const { component_type, exterior_preset, interior_preset, image } = group.fields;
  if (component_type === 'exterior_360') {
    return (
      exterior_preset && (
        <ExteriorView key={exterior_preset.pictures} preset={exterior_preset} image={image} />
      )
    );
  }
  if (component_type === 'interior_360') {
    return (
      interior_preset && (
        <InteriorView key={interior_preset.pictures} preset={interior_preset} image={image} />
      )
    );
  }
  const { id, notice } = group;
  const slide = { id, notice, fields: { ...noText, 'rdx-buttons': [], image } };
  return <HeroSlide slide={slide} isFirst={false} index={index} wide={false} />;
}
