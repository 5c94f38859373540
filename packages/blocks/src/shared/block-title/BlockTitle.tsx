import { Heading } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { uiProps } from '../../renderer/section/ui-props.js';
import { styles } from './block-title.styles.js';

/** Values of `titleSet`. */
export interface TitleFields {
  title?: SafeHtml;
  header_size: string;
  header_tag: string;
  header_icon?: string;
  header_font: string;
}

export interface BlockTitleProps {
  fields: TitleFields;
  /** Without bottom spacing. */
  flush?: boolean;
}

/** A block's heading from its title fields; nothing without a title. */
export function BlockTitle({ fields, flush }: BlockTitleProps) {
  const css = useStyles(styles);
  if (!fields.title) return null;
  return (
    <Heading
      className={flush ? undefined : css.spaced}
      {...uiProps(fields).heading}
      html={fields.title}
    />
  );
}
