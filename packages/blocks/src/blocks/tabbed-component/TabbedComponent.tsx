import { imageFallbackSize } from '@mawkib/core/vocabulary';
import { Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { LinkedTabs } from '../../shared/tabs/LinkedTabs.js';
import { messages } from '../../shared/tabs/tabs.messages.js';
import { ExteriorView } from '../../shared/vehicle-views/ExteriorView.js';
import { InteriorView } from '../../shared/vehicle-views/InteriorView.js';
import type { tabbedComponent } from './tabbed-component.definition.js';
import { styles } from './tabbed-component.styles.js';

type Props = BlockProps<typeof tabbedComponent>;
type Group = Props['groups'][number];

export function TabbedComponent({ fields, groups }: Props) {
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
            content: <TabView group={group} />,
          }))}
        />
      )}
    </BlockSection>
  );
}

function TabView({ group }: { group: Group }) {
  const css = useStyles(styles);
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
  return (
    <div className={css.picture} data-notice={group.notice}>
      {image && (
        <Picture
          image={image}
          fill
          sizes="(max-width: 740px) 178vw, 100vw"
          fallback={image.fallback && imageFallbackSize}
        />
      )}
    </div>
  );
}
