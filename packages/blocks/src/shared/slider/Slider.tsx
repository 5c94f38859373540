import { Carousel, type CarouselProps, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { BlockSection, type BlockSectionProps } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle, type TitleFields } from '../block-title/BlockTitle.js';
import { plainText } from './plain-text.js';
import { messages } from './slider.messages.js';
import { styles } from './slider.styles.js';

export interface SliderProps extends Omit<CarouselProps, 'label' | 'view'> {
  /** Default: the title's text. */
  label?: string;
  /** Rendered between the title and the slides. */
  above?: ReactNode;
  /** Id of the set of slides: another set starts at its first slide. */
  set?: string;
  /** Values of the block: theme, title and view. */
  fields: Partial<TitleFields> & {
    slider_theme: BlockSectionProps['surface'];
    carousel_view_options?: string;
  };
  /** The block's own class. */
  className?: string;
}

/** Layout of slider blocks: surface, title, carousel. */
export function Slider({
  fields,
  label,
  above,
  set,
  className,
  children,
  ...carousel
}: SliderProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { title, header_size = 'xl', header_tag = '2', header_icon, header_font = '' } = fields;
  return (
    <BlockSection
      surface={fields.slider_theme}
      className={className ? `${css.root} ${className}` : css.root}
    >
      <BlockTitle fields={{ title, header_size, header_tag, header_icon, header_font }} />
      {above}
      <Carousel
        key={set}
        {...carousel}
        label={label ?? (plainText(title) || t('slides'))}
        view={uiProps(fields).view}
      >
        {children}
      </Carousel>
    </BlockSection>
  );
}
