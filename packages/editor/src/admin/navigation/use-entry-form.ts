import {
  createNavEntry,
  listStaffNavEntries,
  type StaffNavEntry,
  updateNavEntry,
} from '@mawkib/api-clients/contracts/content';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../language/use-language.ts';
import { useVersionedForm } from '../form/use-versioned-form.ts';
import { blankEntry, draftOf, type EntryDraft, type NavArea } from './entry-draft.ts';
import { navigationMessages } from './navigation-messages.ts';

/** Form state of a navigation entry, with saving. */
export function useEntryForm(entry: StaffNavEntry | null, area: NavArea) {
  const t = useTexts(navigationMessages);
  const { isBusy, error, run } = useOperationMutation([listStaffNavEntries]);
  return useVersionedForm<StaffNavEntry, EntryDraft>({
    ...{ stored: entry, draftOf, blank: () => blankEntry(area), isBusy, error },
    send(draft, base) {
      const options = { successMessage: t('saved') };
      if (!base) return run(createNavEntry, { body: draft }, options);
      const { id, version } = base;
      return run(updateNavEntry, { params: { id }, body: { ...draft, version } }, options);
    },
  });
}
