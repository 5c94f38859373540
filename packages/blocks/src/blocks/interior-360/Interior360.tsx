import { Picture } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { InteriorView } from '../../shared/vehicle-views/InteriorView.js';
import type { interior360 } from './interior-360.definition.js';

export function Interior360({ index, fields }: BlockProps<typeof interior360>) {
  const { interior_preset, image } = fields;
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {interior_preset ? (
        <InteriorView
          key={interior_preset.pictures}
          preset={interior_preset}
          image={image}
          failure={fields}
        />
      ) : (
        <Picture image={image} index={index} />
      )}
    </BlockSection>
  );
}
