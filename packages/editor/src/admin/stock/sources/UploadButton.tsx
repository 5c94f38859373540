import {
  listStockRuns,
  listStockSources,
  type StockSource,
  startStockRun,
  uploadStockFile,
} from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import { millisecondsInMinute } from 'date-fns/constants';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { showToast } from '../../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { stockMessages } from '../stock-messages.ts';

const uploadLimitMs = 15 * millisecondsInMinute;
const fileTypes = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.gz';

/**
 * Uploads a file to a source. With a mapping the import starts and its run opens; without one
 * the mapping opens, proposed from the file's rows.
 */
export function UploadButton({ source }: { source: StockSource }) {
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useOperationMutation([listStockSources, listStockRuns]);

  const upload = async (file: File) => {
    showToast(t('uploading', { name: file.name }));
    const uploaded = await run(
      uploadStockFile,
      { query: { name: file.name, target: 'vehicles' }, body: file },
      { timeoutMs: uploadLimitMs },
    );
    if (!uploaded) return;
    const file_id = uploaded.data.id;
    if (source.mapping === null) {
      const search = new URLSearchParams({ source: source.id });
      navigate(`/${locale}/admin/stock/mappings/${source.id}?${search}`, {
        state: { file: uploaded.data },
      });
      return;
    }
    const started = await run(
      startStockRun,
      { query: { locale }, body: { source_id: source.id, file_id } },
      { successMessage: t('started') },
    );
    if (started) navigate(`/${locale}/admin/stock/runs/${started.data.id}`);
  };

  return (
    <>
      <input
        ref={picker}
        type="file"
        className={control.hidden}
        tabIndex={-1}
        aria-hidden="true"
        accept={fileTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that selecting the same file again fires a change event.
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button
        kind="plain"
        disabled={isBusy || !source.enabled}
        onClick={() => picker.current?.click()}
      >
        {t('upload')}
      </Button>
    </>
  );
}
