import { ButtonGroup, Picture, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { linkValues, uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { imageBox } from './image-box.definition.js';
import { styles } from './image-box.styles.js';

export function ImageBox({ index, fields }: BlockProps<typeof imageBox>) {
  const css = useStyles(styles);
  const { dir } = useLocale();
  const { image, title, paragraph } = fields;
  const link = fields['rdx-link'];
  const hasText = Boolean(title || paragraph || link);
  return (
    <BlockSection
      dir={fields.dir}
      data={{
        'data-reversed': fields.is_reversed || undefined,
        'data-align': fields.vertical_alignment,
      }}
    >
      <figure className={css.root} data-split={(image && hasText) || undefined}>
        {image && (
          <Picture
            className={css.picture}
            image={image}
            index={index}
            sizes={hasText ? '(min-width: 1024px) 58vw, 100vw' : '100vw'}
          />
        )}
        {hasText && (
          <figcaption className={css.words} dir={dir}>
            <BlockTitle fields={fields} flush />
            <RichText html={paragraph} size={uiProps(fields).textSize} />
            <ButtonGroup links={linkValues(link)} kind="tertiary" />
          </figcaption>
        )}
      </figure>
    </BlockSection>
  );
}
