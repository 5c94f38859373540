import { ButtonGroup, RichText, Video } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { linkValues, uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { electrifyingPower } from './electrifying-power.definition.js';
import { styles } from './electrifying-power.styles.js';

/** Max number of figures. */
const max = 3;

export function ElectrifyingPower({ index, fields, groups }: BlockProps<typeof electrifyingPower>) {
  const css = useStyles(styles);
  const { title, paragraph, image, native_video_background: video } = fields;
  const link = fields['rdx-link'];
  const figures = groups.slice(0, max);
  const hasMedia = Boolean(image || video);
  return (
    <BlockSection
      width="full"
      surface="black"
      className={css.root}
      data={{ 'data-media': hasMedia || undefined }}
    >
      {(title || paragraph || link) && (
        <div className={css.words}>
          <BlockTitle fields={fields} flush />
          <div className={css.text}>
            <RichText html={paragraph} size={uiProps(fields).textSize} />
            <ButtonGroup links={linkValues(link)} kind="tertiary" />
          </div>
        </div>
      )}
      {hasMedia && (
        <div className={css.media}>
          <Video src={video} picture={image} label={image?.alt} background fill index={index} />
        </div>
      )}
      {figures.length > 0 && (
        <dl className={css.figures} data-count={figures.length}>
          {figures.map(({ id, fields: { value, unit, label }, notice }) => (
            <div key={id} className={css.figure} data-notice={notice}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <bdi>{value}</bdi>
                {unit && <bdi className={css.unit}>{unit}</bdi>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </BlockSection>
  );
}
