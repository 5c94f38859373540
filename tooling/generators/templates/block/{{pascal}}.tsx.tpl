import { Heading, RichText } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { {{camel}} } from './{{key}}.definition.js';
import { styles } from './{{key}}.styles.js';

export function {{pascal}}({ fields }: BlockProps<typeof {{camel}}>) {
  const css = useSheet(styles);
  const { title, header_tag, header_size, header_icon, header_font, paragraph } = fields;
  return (
    <BlockSection frame={fields}>
      {title && (
        <Heading
          level={header_tag}
          size={header_size}
          icon={header_icon}
          font={header_font}
          html={title}
        />
      )}
      <RichText className={css.text} html={paragraph} />
    </BlockSection>
  );
}
