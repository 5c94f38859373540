import { Heading, type HeadingLevel, Picture, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import type { TextSurface } from '../../model/shade-opacity.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { barOf, shadesOf } from '../../shared/hero-slide/hero-shades.js';
import type { parallaxImage } from './parallax-image.definition.js';
import { styles } from './parallax-image.styles.js';
import { topImage } from './top-image.js';

type Props = BlockProps<typeof parallaxImage>;

export function ParallaxImage({ index, fields, groups }: Props) {
  const css = useStyles(styles);
  const { title, paragraph } = fields;
  const bar = index === 0 ? barOf(topImage(fields, groups)) : undefined;
  return (
    <BlockSection frame={fields} width="full" className={css.root}>
      {(title || paragraph) && (
        <div className={css.head}>
          <BlockTitle fields={fields} flush />
          <RichText html={paragraph} size={uiProps(fields).textSize} />
        </div>
      )}
      {groups.map((group, at) => (
        <Scene
          key={group.id}
          group={group}
          index={at === 0 ? index : undefined}
          level={levelBelow(fields)}
          bar={bar && at === 0 ? bar : undefined}
        />
      ))}
    </BlockSection>
  );
}

interface SceneProps {
  group: Props['groups'][number];
  index: number | undefined;
  level: HeadingLevel;
  /** Surface of the site's bar on the scene. */
  bar: TextSurface | undefined;
}

function Scene({ group, index, level, bar }: SceneProps) {
  const css = useStyles(styles);
  const { image, title, paragraph } = group.fields;
  return (
    <div
      className={css.scene}
      data-surface="black"
      data-picture={image ? '' : undefined}
      data-notice={group.notice}
      style={shadesOf(image, 'black', bar)}
    >
      {image && (
        <div className={css.frame}>
          <Picture image={image} squareOnPhone fill index={index} />
        </div>
      )}
      {(title || paragraph) && (
        <div className={css.words}>
          {title && <Heading level={level} size="l" html={title} />}
          <RichText html={paragraph} />
        </div>
      )}
    </div>
  );
}
