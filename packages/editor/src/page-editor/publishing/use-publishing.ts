import { isServiceError } from '@mawkib/api-clients';
import { publishPage } from '@mawkib/api-clients/contracts/content';
import type { Issue } from '@mawkib/blocks/model';
import { useEffect, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { conflictOf, saveDraftInTurn } from '../draft/save-draft.ts';
import { usePageStore } from '../store/page-store-context.ts';
import { loadDifference, type PageDifference } from './load-difference.ts';

type Step = 'saving' | 'comparing' | 'ready' | 'publishing' | 'published' | 'stopped';

/** Saves unsaved changes and compares the draft with the published page; `publish` publishes it. */
export function usePublishing(onConflict: () => void) {
  const store = usePageStore();
  const { call } = useStaff();
  const catalogue = useCatalogue();
  const { locale } = useLanguage();
  const t = useTexts(dialogMessages);
  const [step, setStep] = useState<Step>('saving');
  const [difference, setDifference] = useState<PageDifference | null>(null);
  const [issues, setIssues] = useState<Issue[]>(() => catalogue.validate(store.getState().tree));
  const [failure, setFailure] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    let isClosed = false;
    const prepare = async () => {
      const outcome = await saveDraftInTurn(store, call, () => isClosed);
      if (isClosed) return;
      if (outcome === 'conflict') return onConflict();
      if (outcome === 'failed') {
        setFailure(t('save_failed', { why: failureText(store.getState().saveFailure, locale) }));
        return setStep('stopped');
      }
      setStep('comparing');
      const found = await loadDifference(call, store.getState().page).catch(() => null);
      if (isClosed) return;
      setDifference(found);
      setStep('ready');
    };
    void prepare();
    return () => {
      isClosed = true;
    };
  }, []);

  const publish = async () => {
    const { page } = store.getState();
    setStep('publishing');
    setFailure(null);
    try {
      const input = { params: { id: page.id }, body: { version: page.version } };
      const { data } = await call(publishPage, input, { timeoutMs: 30_000 });
      store.getState().setPage(data);
      setStep('published');
    } catch (error) {
      const known = isServiceError(error) ? error : null;
      const conflict = conflictOf(known);
      if (conflict) {
        store.getState().meetConflict(conflict);
        return onConflict();
      }
      const found = known?.problem?.issues;
      if (Array.isArray(found)) setIssues(found as Issue[]);
      setFailure(t('publish_failed', { why: failureText(known, locale) }));
      setStep('ready');
    }
  };
  /** Removes issues that no longer hold. */
  const settle = (settled: readonly Issue[]) => {
    setIssues((before) => before.filter((issue) => !settled.includes(issue)));
    setFailure(null);
  };
  return { step, difference, issues, failure, publish, settle };
}
