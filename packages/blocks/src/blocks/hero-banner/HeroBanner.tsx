import { heroBannerSize } from '@mawkib/core/vocabulary';
import { Heading, Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { heroBanner } from './hero-banner.definition.js';
import { styles } from './hero-banner.styles.js';

export function HeroBanner({ index, fields }: BlockProps<typeof heroBanner>) {
  const css = useStyles(styles);
  const { image, heading, box_color } = fields;
  return (
    <BlockSection width="full" surface={box_color} data={{ 'data-picture': Boolean(image) }}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} renditions={[heroBannerSize]} index={index} fill />
        </div>
      )}
      {heading && (
        <div className={css.band}>
          <div className={css.box}>
            <Heading level={index === 0 ? 1 : 2} size="xl">
              {heading}
            </Heading>
          </div>
        </div>
      )}
    </BlockSection>
  );
}
