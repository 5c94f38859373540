import { isServiceError } from '@mawkib/api-clients';
import { updatePageSettings } from '@mawkib/api-clients/contracts/content';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { conflictOf, saveDraftInTurn } from '../draft/save-draft.ts';
import { usePageStore } from '../store/page-store-context.ts';
import { fieldErrors, inverseOf, type SettingChanges, settingsOf } from './page-settings.ts';
import { settingsMessages } from './settings-messages.ts';

type Outcome = 'saved' | 'conflict' | 'failed';

/**
 * Saves page settings for the current version, after unsaved changes of blocks. A version
 * conflict opens the conflict dialog, as for blocks. A toast offers to undo the change.
 */
export function useSaveSettings() {
  const store = usePageStore();
  const { call } = useStaff();
  const { locale } = useLanguage();
  const t = useTexts(settingsMessages);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (settings: SettingChanges): Promise<Outcome> => {
    const before = await saveDraftInTurn(store, call);
    if (before === 'conflict') return 'conflict';
    if (before === 'failed') {
      const why = failureText(store.getState().saveFailure, locale);
      setFailure(t('draft_first', { why }));
      return 'failed';
    }
    const { id, version } = store.getState().page;
    try {
      const input = { params: { id }, body: { version, ...settings } };
      const { data } = await call(updatePageSettings, input, { timeoutMs: 30_000 });
      store.getState().setPage(data);
      return 'saved';
    } catch (error) {
      const known = isServiceError(error) ? error : null;
      const conflict = conflictOf(known);
      if (conflict) {
        store.getState().meetConflict(conflict);
        return 'conflict';
      }
      const wrong = fieldErrors(known);
      setErrors(wrong);
      const why = Object.keys(wrong).length > 0 ? t('check_fields') : failureText(known, locale);
      setFailure(t('not_saved', { why }));
      return 'failed';
    }
  };

  const takeBack = async (settings: SettingChanges) => {
    const outcome = await send(settings);
    if (outcome === 'saved') showToast(t('taken_back'));
    else if (outcome === 'failed') showToast(t('not_saved', { why: '' }), { kind: 'error' });
  };

  const save = async (settings: SettingChanges): Promise<Outcome> => {
    setBusy(true);
    setErrors({});
    setFailure(null);
    const former = inverseOf(settingsOf(store.getState().page), settings);
    const outcome = await send(settings);
    setBusy(false);
    if (outcome === 'saved') {
      showToast(t('saved'), { action: { label: t('undo'), run: () => void takeBack(former) } });
    }
    return outcome;
  };
  return { save, isBusy, errors, failure };
}
