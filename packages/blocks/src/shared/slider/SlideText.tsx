import type { HeadingLevel } from '@mawkib/ui';
import { ButtonGroup, Heading, RichText } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import type { PublicLink } from '../../model/definition/public-values.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import { styles } from './slider.styles.js';

export interface SlideTextProps {
  /** Values of the slide. */
  fields: { title?: SafeHtml; paragraph?: SafeHtml; 'rdx-link'?: PublicLink };
  /** Heading level, see `levelBelow`. */
  level: HeadingLevel;
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** Title, text and link of a slide; nothing if all are blank. */
export function SlideText({ fields, level, size = 's', className }: SlideTextProps) {
  const css = useStyles(styles);
  const { title, paragraph } = fields;
  const link = fields['rdx-link'];
  if (!title && !paragraph && !link) return null;
  return (
    <div className={className ? `${css.words} ${className}` : css.words}>
      {title ? <Heading level={level} size={size} html={title} /> : null}
      <RichText className={css.text} html={paragraph} />
      {link ? <ButtonGroup className={css.link} links={linkValues(link)} kind="tertiary" /> : null}
    </div>
  );
}
