import type { StaffNavEntry } from '@mawkib/api-clients/contracts/content';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { VersionedForm } from '../form/VersionedForm.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { NavArea } from './entry-draft.ts';
import { EntryFormContext } from './fields/use-entry-field.ts';
import { navigationMessages } from './navigation-messages.ts';
import { PanelPreview } from './PanelPreview.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntryFormProps {
  /** Null: a new entry. */
  entry: StaffNavEntry | null;
  area: NavArea;
}

/** Form of an entry, with undo, preview and the choice after a conflicting change. */
export function EntryForm({ entry, area }: EntryFormProps) {
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const form = useEntryForm(entry, area);
  const { draft, errors, change } = form;
  return (
    <VersionedForm
      form={form}
      isNew={entry === null}
      isLeaving={isLeaving}
      onMade={({ id }) =>
        navigate(`/${locale}/admin/navigation/${encodeURIComponent(id)}`, { replace: true })
      }
      texts={{ notSaved: t('not_saved'), changedBy: (name) => t('changed_by', { name }) }}
    >
      <EntryFormContext value={{ draft, errors, change }}>
        <EntryFields />
      </EntryFormContext>
      {draft.area === 'footer' ? null : <PanelPreview draft={draft} />}
    </VersionedForm>
  );
}
