import { normaliseName } from '@mawkib/core/locale';
import { latePart } from '@mawkib/core/react';
import { Heading, RichText, Tabs, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { labelsIn } from '../../shared/labels/labels-in.js';
import { defaultLabels } from './configuration/finance-labels.js';
import type { financeCalculator } from './finance-calculator.definition.js';
import { styles } from './finance-calculator.styles.js';
import { shownModels } from './finance-models.js';
import { financeQuery } from './finance-query.js';
import { ModelCards } from './ModelCards.js';
import { ProductPanel } from './product/ProductPanel.js';

const NoModels = latePart(() => import('./no-models.js').then((chunk) => chunk.NoModels));

/**
 * Without a script it is a GET form: the server renders the result for the query `model`,
 * `product`, `down_payment` and `duration`.
 */
export function FinanceCalculator({
  index,
  suffix = '',
  fields,
  groups,
  data,
}: BlockProps<typeof financeCalculator>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const requested = financeQuery(usePageAddress().search, groups, suffix);
  const label = labelsIn(defaultLabels, fields.labels, locale);
  const models = shownModels(fields.models_info, fields.nameplate_key_filter, data?.value.prices);
  const [chosen, setChosen] = useState(requested.model);
  const [product, setProduct] = useState(requested.product);
  const named = models.find(({ key }) => normaliseName(key) === normaliseName(chosen));
  const model = named ?? models[0];
  if (groups.length === 0) return <BlockSection>{null}</BlockSection>;
  const panel = (group: (typeof groups)[number], at: number) => (
    <ProductPanel
      group={group}
      model={model}
      label={label}
      requested={requested.values[at]}
      now={data?.value.now}
      hidesFreeItems={fields.hide_free_items}
      name={requested.names[at]}
      suffix={suffix}
    />
  );
  return (
    <BlockSection data={{ 'data-style': fields.calculator_style }}>
      <Heading className={css.title} level={uiProps(fields).heading.level} size="l">
        {label('title')}
      </Heading>
      {model ? (
        <form
          method="get"
          // The reloaded page scrolls to its result.
          action={`#component-${index + 1}`}
          className={fields.calculator_style === 'mena' ? css.mena : css.default}
          onSubmit={(event) => event.preventDefault()}
        >
          <ModelCards
            models={models}
            chosen={model.key}
            onChoose={setChosen}
            label={label}
            suffix={suffix}
          />
          <div className={css.products}>
            {groups.length > 1 ? (
              <Tabs
                label={label('products')}
                selected={product}
                onSelect={setProduct}
                tabs={groups.map((group, at) => ({
                  id: group.id,
                  label: group.fields.name,
                  content: panel(group, at),
                }))}
              />
            ) : (
              groups[0] && panel(groups[0], 0)
            )}
          </div>
        </form>
      ) : (
        <NoModels title={label('no_models')} />
      )}
      <RichText className={css.disclaimer} html={fields.disclaimers} />
    </BlockSection>
  );
}
