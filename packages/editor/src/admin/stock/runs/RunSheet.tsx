import {
  cancelStockRun,
  confirmStockRun,
  downloadStockReport,
  getStockRun,
  listStockRuns,
  listStockSources,
  restartStockRun,
  rollbackStockRun,
  type StockRun,
} from '@mawkib/api-clients/contracts/stock';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Loading } from '../../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { stockMessages } from '../stock-messages.ts';
import { RunFacts } from './RunFacts.tsx';
import { RunReport } from './RunReport.tsx';
import { isUnderWay } from './RunState.tsx';

const restartable: readonly StockRun['status'][] = [
  'failed',
  'rejected',
  'cancelled',
  'interrupted',
];
type Question = 'confirm' | 'rollback';

/** Panel of one import, with its own URL: progress, counts, report and actions. */
export function RunSheet() {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const input = { params: { id }, query: { locale } };
  const { data, isPending, isError, error, refetch } = useOperationQuery(getStockRun, input, {
    poll: ({ data: { status } }) => isUnderWay(status),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const { isBusy, run } = useOperationMutation([getStockRun, listStockRuns, listStockSources]);
  const found = data?.data;
  const close = () => navigate({ pathname: `/${locale}/admin/stock`, search });

  const change = async (operation: typeof cancelStockRun | typeof confirmStockRun) => {
    setQuestion(null);
    await run(operation, input);
  };
  const begin = async (operation: typeof restartStockRun | typeof rollbackStockRun) => {
    setQuestion(null);
    const begun = await run(operation, input, { successMessage: t('started') });
    if (begun) navigate({ pathname: `/${locale}/admin/stock/runs/${begun.data.id}`, search });
  };
  const download = async () => {
    const report = await run(downloadStockReport, input, { timeoutMs: 120_000 });
    if (report) saveFile(report);
  };

  return (
    <Dialog
      title={t(found?.kind === 'rollback' ? 'run_rollback' : 'run')}
      size="sheet"
      onClose={close}
      actions={
        found && (
          <RunActions
            run={found}
            isBusy={isBusy}
            onAsk={setQuestion}
            onCancel={() => void change(cancelStockRun)}
            onRestart={() => void begin(restartStockRun)}
            onDownload={() => void download()}
          />
        )
      }
    >
      {isPending && <Loading />}
      {isError && !found && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {found && <RunFacts run={found} />}
      {found && !isUnderWay(found.status) && <RunReport key={found.id} run={found} />}
      {found && question && (
        <Dialog
          title={t(`${question}_title`)}
          onClose={() => setQuestion(null)}
          actions={
            <>
              <Button data-autofocus="" onClick={() => setQuestion(null)}>
                {t('cancel')}
              </Button>
              <Button
                kind="danger"
                onClick={() =>
                  void (question === 'confirm' ? change(confirmStockRun) : begin(rollbackStockRun))
                }
              >
                {t(question)}
              </Button>
            </>
          }
        >
          <p>{t(`${question}_text`, { count: found.counts.retired })}</p>
        </Dialog>
      )}
    </Dialog>
  );
}

interface RunActionsProps {
  run: StockRun;
  isBusy: boolean;
  onAsk(question: Question): void;
  onCancel(): void;
  onRestart(): void;
  onDownload(): void;
}

function RunActions({ run, isBusy, onAsk, onCancel, onRestart, onDownload }: RunActionsProps) {
  const t = useTexts(stockMessages);
  if (isUnderWay(run.status)) {
    return (
      <>
        {run.status !== 'applying' && (
          <Button kind="danger" disabled={isBusy} onClick={onCancel}>
            {t('cancel_run')}
          </Button>
        )}
        {run.status === 'waiting' && (
          <Button kind="primary" disabled={isBusy} onClick={() => onAsk('confirm')}>
            {t('confirm')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {run.can_roll_back && (
        <Button kind="danger" disabled={isBusy} onClick={() => onAsk('rollback')}>
          {t('rollback')}
        </Button>
      )}
      <Button kind="plain" disabled={isBusy} onClick={onDownload}>
        {t('download')}
      </Button>
      {restartable.includes(run.status) && (
        <Button kind="primary" disabled={isBusy} onClick={onRestart}>
          {t('restart')}
        </Button>
      )}
    </>
  );
}
