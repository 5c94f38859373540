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
  /** Its title's words, unless given. */
  label?: string;
  /** Between the title and the slides. */
  above?: ReactNode;
  /** Which slides these are: others begin at their first. */
  set?: string;
  /** Of the block: the theme, and its title and view where it has them. */
  fields: Partial<TitleFields> & {
    slider_theme: BlockSectionProps['surface'];
    carousel_view_options?: string;
  };
  /** The block's own class. */
  className?: string;
}

/** A block of slides: its ground, its title, its carousel. */
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
