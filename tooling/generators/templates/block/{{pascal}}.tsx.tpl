import { RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { {{camel}} } from './{{key}}.definition.js';
import { styles } from './{{key}}.styles.js';

export function {{pascal}}({ fields }: BlockProps<typeof {{camel}}>) {
  const css = useStyles(styles);
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      <RichText className={css.text} html={fields.paragraph} />
    </BlockSection>
  );
}
