import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { type RetailerFields, type RetailerType, retailerMarkup } from './retailer-markup.js';
import { styles } from './retailer-markup.styles.js';

/** Structured data of a retailer. Nothing of the block is visible. */
export function RetailerMarkup({ type, fields }: { type: RetailerType; fields: RetailerFields }) {
  const css = useStyles(styles);
  const markup = retailerMarkup(type, fields, useLocale().locale);
  return (
    <BlockSection className={css.root} width="full">
      {markup && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      )}
    </BlockSection>
  );
}
