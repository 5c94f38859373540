import { Picture } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { ExteriorView } from '../../shared/vehicle-views/ExteriorView.js';
import type { exterior360 } from './exterior-360.definition.js';

export function Exterior360({ index, fields }: BlockProps<typeof exterior360>) {
  const { exterior_preset, image, has_sidebar, has_autostart } = fields;
  const hasSidebar = has_sidebar && exterior_preset !== undefined;
  return (
    <BlockSection>
      {!hasSidebar && <BlockTitle fields={fields} />}
      {exterior_preset ? (
        <ExteriorView
          key={exterior_preset.pictures}
          preset={exterior_preset}
          image={image}
          failure={fields}
          autostart={has_autostart}
          sidebar={hasSidebar ? { title: <BlockTitle fields={fields} flush /> } : undefined}
        />
      ) : (
        <Picture image={image} index={index} />
      )}
    </BlockSection>
  );
}
