import { RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import type { retailerLocator } from './retailer-locator.definition.js';
import { styles } from './retailer-locator.styles.js';

export function RetailerLocator({ fields }: BlockProps<typeof retailerLocator>) {
  const css = useStyles(styles);
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      <RichText className={css.text} html={fields.paragraph} />
    </BlockSection>
  );
}
