import { Picture, Price } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { tabAnchor } from '../../shared/tabs/tab-anchor.js';
import type { modelSummary } from './model-summary.definition.js';
import { styles } from './model-summary.styles.js';
import { summaryPairs } from './summary-pairs.js';

export function ModelSummary({ index, fields, data }: BlockProps<typeof modelSummary>) {
  const css = useStyles(styles);
  const { image, title, has_columns } = fields;
  const anchor = tabAnchor(fields.tab_id);
  const pairs = summaryPairs(fields, data?.value.data ?? []);
  const heading = <BlockTitle fields={fields} flush />;
  // A title may contain a link, and links cannot be nested.
  const isTab = anchor && title && !title.includes('<a');
  const hasText = Boolean(title || pairs.length > 0);
  return (
    <BlockSection>
      <div
        id={anchor}
        className={css.root}
        data-columns={(has_columns && image && hasText) || undefined}
      >
        {image && (
          <Picture
            image={image}
            index={index}
            sizes={has_columns ? '(min-width: 1024px) 58vw, 100vw' : '100vw'}
          />
        )}
        {hasText && (
          <div className={css.words}>
            {isTab ? (
              <a className={css.tab} href={`#${anchor}`}>
                {heading}
              </a>
            ) : (
              heading
            )}
            {pairs.length > 0 && (
              <dl className={css.specs}>
                {pairs.map(({ key, label, value }) => (
                  <div key={key} className={css.spec}>
                    <dt className={css.label}>
                      <bdi>{label}</bdi>
                    </dt>
                    <dd className={css.value}>
                      {typeof value === 'number' ? <Price amount={value} /> : <bdi>{value}</bdi>}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
      </div>
    </BlockSection>
  );
}
