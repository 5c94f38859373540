import type { OrderOptions, TradeInOptions } from '@mawkib/api-clients/contracts';
import type { StepErrors, StepValues } from '../../engine/index.js';

/** Props of the fields of a step. */
export interface StepFieldsProps {
  options: OrderOptions;
  tradeIn: TradeInOptions | null;
  required: boolean;
  values: StepValues;
  errors: StepErrors;
}
