import type { OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import type { TradeInOptions } from '@mawkib/api-clients/contracts/stock';
import type { StepErrors, StepValues } from '../../engine/index.js';

/** Props of the fields of a step. */
export interface StepFieldsProps {
  options: OrderOptions;
  tradeIn: TradeInOptions | null;
  required: boolean;
  values: StepValues;
  errors: StepErrors;
}
