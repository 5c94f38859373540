import type { StockRunStatus } from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { stockMessages } from '../stock-messages.ts';

const dots: Record<StockRunStatus, string> = {
  queued: 'waiting',
  reading: 'active',
  waiting: 'retrying',
  applying: 'active',
  applied: 'done',
  unchanged: 'done',
  rejected: 'failed',
  failed: 'failed',
  cancelled: 'waiting',
  interrupted: 'failed',
};

/** The status of a run as words with a coloured dot. */
export function RunState({ status }: { status: StockRunStatus }) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  return (
    <span className={css.state} data-state={dots[status]}>
      {t(`status_${status}`)}
    </span>
  );
}

const working: readonly StockRunStatus[] = ['queued', 'reading', 'waiting', 'applying'];

/** True if the run has not ended. */
export const isUnderWay = (status: StockRunStatus): boolean => working.includes(status);
