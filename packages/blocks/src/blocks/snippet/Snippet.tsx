import { ButtonGroup, Heading, RichText } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { snippet } from './snippet.definition.js';
import { styles } from './snippet.styles.js';

export function Snippet({ fields }: BlockProps<typeof snippet>) {
  const css = useSheet(styles);
  const { title, paragraph } = fields;
  return (
    <BlockSection frame={fields} data={{ 'data-split': Boolean(title && paragraph) || undefined }}>
      <div className={css.root}>
        {title && (
          <Heading
            level={fields.header_tag}
            size={fields.header_size}
            icon={fields.header_icon}
            font={fields.header_font}
            html={title}
          />
        )}
        <div className={css.text}>
          <RichText html={paragraph} size={fields.font_size === 'big' ? 'l' : 'm'} />
          <ButtonGroup links={fields['rdx-buttons']} style={fields.button_style} />
        </div>
      </div>
    </BlockSection>
  );
}
