import { financeValues, nearestOffered } from '@mawkib/core/finance';
import { latePart } from '@mawkib/core/react';
import { Button, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../../model/definition/props.js';
import { linkValues } from '../../../renderer/section/ui-props.js';
import type { Label } from '../configuration/finance-labels.js';
import type { financeCalculator } from '../finance-calculator.definition.js';
import { styles } from '../finance-calculator.styles.js';
import type { PricedModel } from '../finance-models.js';
import type { RequestedValues } from '../finance-query.js';
import { FinanceResult } from './FinanceResult.js';
import { SliderField } from './SliderField.js';
import { useToday } from './use-today.js';

const ProductLinks = latePart(() =>
  import('./product-links.js').then((chunk) => chunk.ProductLinks),
);

interface ProductPanelProps {
  group: BlockProps<typeof financeCalculator>['groups'][number];
  model: PricedModel | undefined;
  label: Label;
  requested: RequestedValues | undefined;
  now: number | undefined;
  hidesFreeItems: boolean;
  /** Name of the product in the query. */
  name: string | undefined;
  /** Of the block's query parameters. */
  suffix: string;
}

/** One finance product: its texts, inputs and result. */
export function ProductPanel(props: ProductPanelProps) {
  const { group, model, label, requested, hidesFreeItems, suffix } = props;
  const css = useStyles(styles);
  const { description, link, buttons, disclaimer, ...configured } = group.fields;
  const inputs = configured.input_configuration;
  const { down_payment: deposits, duration: durations } = inputs;
  const [deposit, setDeposit] = useState(() =>
    nearestOffered(deposits, requested?.down_payment ?? Number.NaN),
  );
  const [duration, setDuration] = useState(() =>
    nearestOffered(durations, requested?.duration ?? Number.NaN),
  );
  const links = [...linkValues(link), ...linkValues(buttons)];
  const today = useToday(props.now);
  const choice = { price: model?.price ?? 0, down_payment: deposit, duration };
  return (
    <div className={css.panel} data-notice={group.notice}>
      <div className={css.inputs}>
        <RichText html={description} />
        <SliderField
          name={`down_payment${suffix}`}
          text={label('down_payment')}
          input={deposits}
          value={deposit}
          onChange={setDeposit}
          label={label}
        />
        <SliderField
          name={`duration${suffix}`}
          text={label(durations.unit === 'months' ? 'duration_months' : 'duration_years')}
          input={durations}
          value={duration}
          onChange={setDuration}
          label={label}
        />
        <Button
          type="submit"
          kind="secondary"
          name={`product${suffix}`}
          value={props.name}
          className={css.calculate}
        >
          {label('calculate')}
        </Button>
      </div>
      <div className={css.result}>
        <FinanceResult
          values={financeValues(choice, inputs, today)}
          residualShare={inputs.residual_value}
          outputs={configured.output_configuration}
          hidesFreeItems={hidesFreeItems}
          label={label}
        />
        {links.length > 0 && <ProductLinks className={css.buttons} links={links} />}
        <RichText className={css.disclaimer} html={disclaimer} />
      </div>
    </div>
  );
}
