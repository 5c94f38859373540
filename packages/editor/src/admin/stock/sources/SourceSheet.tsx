import {
  createStockSource,
  deleteStockSource,
  fetchStockFile,
  listStockMappings,
  listStockRuns,
  listStockSources,
  type StockSource,
  updateStockSource,
} from '@mawkib/api-clients/contracts/stock';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Loading } from '../../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { stockMessages } from '../stock-messages.ts';
import { SourceFields, type SourceForm } from './SourceFields.tsx';

const empty: SourceForm = {
  id: '',
  label: '',
  kind: 'upload',
  mapping: null,
  mode: 'full',
  url: null,
  file: null,
  schedule: null,
  enabled: true,
};

/** Panel of a source: creates one at `sources/new`, else edits or deletes it. */
export function SourceSheet() {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { id = 'new' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const sources = useOperationQuery(listStockSources, {});
  const isNew = id === 'new';
  const source = sources.data?.data.find((one) => one.id === id);
  const close = () => navigate({ pathname: `/${locale}/admin/stock`, search });
  if (isNew || source) {
    return <SourceEditor key={source?.id} initial={source} onClose={close} />;
  }
  return (
    <Dialog title={t('source')} size="sheet" onClose={close}>
      {sources.isPending && <Loading />}
      {sources.isError && (
        <LoadFailed text={failureText(sources.error, locale)} onRetry={sources.refetch} />
      )}
      {sources.isSuccess && <p>{t('no_sources')}</p>}
    </Dialog>
  );
}

interface SourceEditorProps {
  /** Undefined for a new source. Updates of the list do not reset the form. */
  initial: StockSource | undefined;
  onClose(): void;
}

function SourceEditor({ initial, onClose }: SourceEditorProps) {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const mappings = useOperationQuery(listStockMappings, {});
  const [source] = useState(initial);
  const [form, setForm] = useState<SourceForm>(source ?? empty);
  const { isBusy, error, run } = useOperationMutation([listStockSources, listStockRuns]);

  const save = async () => {
    const { id, label, kind, mapping, mode, url, file, schedule, enabled } = form;
    const fields = { label, kind, mapping, mode, url, file, schedule, enabled };
    const saved = source
      ? await run(
          updateStockSource,
          { params: { id: source.id }, body: { ...fields, version: source.version } },
          { successMessage: t('saved') },
        )
      : await run(createStockSource, { body: { id, ...fields } }, { successMessage: t('saved') });
    if (saved) onClose();
  };

  const remove = async (old: StockSource) => {
    const query = { version: String(old.version) };
    const removed = await run(
      deleteStockSource,
      { params: { id: old.id }, query },
      { successMessage: t('removed') },
    );
    if (removed) onClose();
  };

  const map = async (old: StockSource) => {
    const hasFile = old.kind === 'url' || old.kind === 'folder';
    const fetched = hasFile ? await run(fetchStockFile, { params: { id: old.id } }) : null;
    if (hasFile && !fetched) return;
    const target = old.mapping ?? old.id;
    navigate(`/${locale}/admin/stock/mappings/${target}?source=${old.id}`, {
      state: { file: fetched?.data },
    });
  };

  return (
    <Dialog
      title={source ? source.label : t('add_source')}
      size="sheet"
      onClose={onClose}
      actions={
        <>
          {source && source.vehicles === 0 && (
            <Button kind="danger" disabled={isBusy} onClick={() => void remove(source)}>
              {t('remove_source')}
            </Button>
          )}
          {source && (source.mapping !== null || source.kind !== 'upload') && (
            <Button kind="plain" disabled={isBusy} onClick={() => void map(source)}>
              {t(source.mapping ? 'edit_mapping' : 'make_mapping')}
            </Button>
          )}
          <Button
            kind="primary"
            disabled={isBusy || !form.id || !form.label.trim()}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <SourceFields
        form={form}
        isNew={!source}
        mappings={mappings.data?.data.map(({ name }) => name) ?? []}
        errors={error?.problem?.errors}
        onChange={setForm}
      />
    </Dialog>
  );
}
