import { ButtonGroup, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { linkValues, uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { signPost } from './sign-post.definition.js';
import { styles } from './sign-post.styles.js';

export function SignPost({ fields }: BlockProps<typeof signPost>) {
  const css = useStyles(styles);
  const { title, paragraph } = fields;
  return (
    <BlockSection surface={fields.box_color}>
      <div className={css.root} data-split={Boolean(title || paragraph) || undefined}>
        <div className={css.words}>
          <BlockTitle fields={fields} flush />
          <RichText html={paragraph} size={uiProps(fields).textSize} />
        </div>
        <ButtonGroup
          className={css.links}
          links={linkValues(fields['rdx-links'])}
          kind="tertiary"
        />
      </div>
    </BlockSection>
  );
}
