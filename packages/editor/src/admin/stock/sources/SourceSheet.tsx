import {
  createStockSource,
  deleteStockSource,
  fetchStockFile,
  listStockMappings,
  listStockSources,
  type StockSource,
  updateStockSource,
} from '@mawkib/api-clients/contracts';
import { useState } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useQuery } from '../../../api/use-answer.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Loading } from '../../../controls/Waiting.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { stockMessages } from '../stock-messages.ts';
import { useStockAction } from '../use-stock-action.ts';
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

/** A source beside the list: new at `sources/new`, else its settings and its deletion. */
export function SourceSheet() {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { id = 'new' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const sources = useQuery(listStockSources, {});
  const isNew = id === 'new';
  const source = sources.response.value?.data.find((one) => one.id === id);
  const close = () => navigate({ pathname: `/${locale}/admin/stock`, search });
  if (isNew || source) {
    return <SourceEditor key={source?.version ?? 0} source={source} onClose={close} />;
  }
  return (
    <Dialog title={t('source')} size="sheet" onClose={close}>
      {sources.response.state === 'loading' && <Loading />}
      {sources.response.state === 'failed' && (
        <LoadFailed text={failureText(sources.response.error, locale)} onRetry={sources.retry} />
      )}
      {sources.response.state === 'ready' && <p>{t('no_sources')}</p>}
    </Dialog>
  );
}

interface SourceEditorProps {
  source: StockSource | undefined;
  onClose(): void;
}

function SourceEditor({ source, onClose }: SourceEditorProps) {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const refresh = useOutletContext<() => void>();
  const mappings = useQuery(listStockMappings, {});
  const [form, setForm] = useState<SourceForm>(source ?? empty);
  const { isBusy, error, run } = useStockAction();

  const save = async () => {
    const { id, label, kind, mapping, mode, url, file, schedule, enabled } = form;
    const fields = { label, kind, mapping, mode, url, file, schedule, enabled };
    const saved = source
      ? await run(
          updateStockSource,
          { params: { id: source.id }, body: { ...fields, version: source.version } },
          { said: t('saved') },
        )
      : await run(createStockSource, { body: { id, ...fields } }, { said: t('saved') });
    refresh();
    if (saved) onClose();
  };

  const remove = async (old: StockSource) => {
    const query = { version: String(old.version) };
    const removed = await run(
      deleteStockSource,
      { params: { id: old.id }, query },
      { said: t('removed') },
    );
    refresh();
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
        mappings={mappings.response.value?.data.map(({ name }) => name) ?? []}
        errors={error?.problem?.errors}
        onChange={setForm}
      />
    </Dialog>
  );
}
