import {
  type ImportFile,
  listStockMappings,
  listStockSources,
  type StockSource,
  saveStockMapping,
  startStockRun,
  updateStockSource,
} from '@mawkib/api-clients/contracts/stock';
import { type FeedMapping, feedMappingSchema } from '@mawkib/stock-locator/feed';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { dialogStyles } from '../../../controls/dialog.styles.ts';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Loading } from '../../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../../session/staff.ts';
import { StockLayout } from '../StockLayout.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { Constants } from './Constants.tsx';
import { MatchFields } from './MatchFields.tsx';
import { emptyMapping } from './mapping-edits.ts';
import { mappingMessages } from './mapping-messages.ts';
import { SkippedRows } from './SkippedRows.tsx';
import { TriedRows } from './TriedRows.tsx';
import { useTriedMapping } from './use-tried-mapping.ts';

/**
 * Editor of a mapping, with a preview of rows of a file. The file is passed in the state of the
 * navigation; without one there is no preview. `?source=` is the source that uses the mapping.
 */
export function MappingScreen() {
  const t = useTexts(mappingMessages);
  const { person } = useStaff();
  return <StockLayout lead={t('lead')}>{mayAdminister(person) && <StoredMapping />}</StockLayout>;
}

function StoredMapping() {
  const { locale } = useLanguage();
  const { name = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const file = (state as { file?: ImportFile } | null)?.file;
  const mappings = useOperationQuery(listStockMappings, {});
  const sources = useOperationQuery(listStockSources, {});
  const source = sources.data?.data.find(({ id }) => id === params.get('source'));
  if (mappings.isError && !mappings.data) {
    return <LoadFailed text={failureText(mappings.error, locale)} onRetry={mappings.refetch} />;
  }
  if (!mappings.data || sources.isPending) return <Loading />;
  const stored = mappings.data.data.find((mapping) => mapping.name === name);
  const known = feedMappingSchema.safeParse(stored?.mapping ?? file?.proposal);
  return (
    <MappingEditor
      name={name}
      version={stored?.version ?? 0}
      start={known.data ?? emptyMapping('vehicles')}
      file={file}
      source={source}
    />
  );
}

interface MappingEditorProps {
  name: string;
  /** 0 for a new one. */
  version: number;
  start: FeedMapping;
  file: ImportFile | undefined;
  source: StockSource | undefined;
}

function MappingEditor({ name, version, start, file, source }: MappingEditorProps) {
  const control = useStyles(controlStyles);
  const dialog = useStyles(dialogStyles);
  const t = useTexts(mappingMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const [mapping, setMapping] = useState(start);
  const [saved, setSaved] = useState(version);
  const { isBusy, run } = useOperationMutation([listStockMappings, listStockSources]);
  const tried = useTriedMapping(file, mapping, source?.id);

  const save = async () => {
    const body = { mapping, version: saved };
    const stored = await run(
      saveStockMapping,
      { params: { name }, body },
      { successMessage: t('saved') },
    );
    if (!stored) return false;
    setSaved(stored.data.version);
    if (!source || source.mapping === name) return true;
    const { label, kind, mode, url, file: path, schedule, enabled } = source;
    const fields = { label, kind, mode, url, file: path, schedule, enabled, mapping: name };
    const used = await run(updateStockSource, {
      params: { id: source.id },
      body: { ...fields, version: source.version },
    });
    return used !== null;
  };

  const saveAndImport = async ({ id }: StockSource) => {
    if (!(await save())) return;
    const file_id = source?.kind === 'upload' ? file?.id : undefined;
    const started = await run(startStockRun, {
      query: { locale },
      body: { source_id: id, ...(file_id && { file_id }) },
    });
    if (started) navigate(`/${locale}/admin/stock/runs/${started.data.id}`);
  };

  const columns = tried?.columns ?? file?.columns;
  return (
    <>
      <SkippedRows mapping={mapping} file={file} onChange={setMapping} />
      <ColumnTable mapping={mapping} columns={columns} onChange={setMapping} />
      <Constants mapping={mapping} onChange={setMapping} />
      <MatchFields mapping={mapping} columns={columns} onChange={setMapping} />
      <TriedRows tried={tried} hasFile={file !== undefined} />
      <div className={dialog.foot}>
        <Link className={control.button} to={`/${locale}/admin/stock`}>
          {t('leave')}
        </Link>
        <Button kind="plain" disabled={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
        {file && source && (
          <Button
            kind="primary"
            disabled={isBusy || (tried?.problems.length ?? 0) > 0}
            onClick={() => void saveAndImport(source)}
          >
            {t('save_and_import')}
          </Button>
        )}
      </div>
    </>
  );
}
