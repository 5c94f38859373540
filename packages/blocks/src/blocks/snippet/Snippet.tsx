import { ButtonGroup, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { linkValues, uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { snippet } from './snippet.definition.js';
import { styles } from './snippet.styles.js';

export function Snippet({ fields }: BlockProps<typeof snippet>) {
  const css = useStyles(styles);
  const { title, paragraph } = fields;
  return (
    <BlockSection frame={fields} data={{ 'data-split': Boolean(title && paragraph) || undefined }}>
      <div className={css.root}>
        <BlockTitle fields={fields} flush />
        <div className={css.text}>
          <RichText html={paragraph} size={uiProps(fields).textSize} />
          <ButtonGroup
            links={linkValues(fields['rdx-buttons'])}
            kind={uiProps(fields).buttonKind}
          />
        </div>
      </div>
    </BlockSection>
  );
}
