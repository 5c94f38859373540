import { RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { htmlBox } from './html-box.definition.js';
import { styles } from './html-box.styles.js';

export function HtmlBox({ fields }: BlockProps<typeof htmlBox>) {
  const css = useStyles(styles);
  return (
    <BlockSection frame={fields}>
      <RichText className={css.markup} html={fields.html} />
    </BlockSection>
  );
}
