import { isServiceError } from '@mawkib/api-clients';
import { createPage, type PageSettings } from '@mawkib/api-clients/contracts/content';
import { defaultLocale } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../api/failure-text.ts';
import { Button } from '../controls/Button.tsx';
import { controlMessages } from '../controls/control-messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { inspectorStyles } from '../page-editor/inspector/inspector.styles.ts';
import {
  fieldErrors,
  pathFor,
  type SettingChanges,
  withChanges,
} from '../page-editor/settings/page-settings.ts';
import { AddressField, PageTypeField, TextsField } from '../page-editor/settings/SettingFields.tsx';
import { settingsMessages } from '../page-editor/settings/settings-messages.ts';
import { useStaff } from '../session/staff.ts';

type Draft = Pick<PageSettings, 'path' | 'title' | 'page_type'>;

/** Creates a draft without blocks and opens it. The path follows the title until it is edited. */
export function NewPageDialog({ onClose }: { onClose(): void }) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(settingsMessages);
  const words = useTexts(controlMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const navigate = useNavigate();
  const form = useId();
  const [draft, setDraft] = useState<Draft>({ path: '', title: {}, page_type: null });
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const change = (given: SettingChanges) =>
    setDraft((before) => {
      const after = withChanges<SettingChanges>(before, given) as Draft;
      const follows = before.path === suggested(before) && given.path === undefined;
      return follows ? { ...after, path: suggested(after) } : after;
    });
  const create = async () => {
    if (isBusy) return;
    if (draft.path.trim() === '') {
      setErrors({ path: t('path_needed') });
      return;
    }
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      const { data } = await call(createPage, { body: draft });
      await navigate(`/${locale}/cms/pages/${data.id}`);
    } catch (error) {
      const known = isServiceError(error) ? error : null;
      const wrong = fieldErrors(known);
      setErrors(wrong);
      const why = Object.keys(wrong).length > 0 ? t('check_fields') : failureText(known, locale);
      setFailure(t('not_created', { why }));
      setBusy(false);
    }
  };
  const given = { settings: draft as PageSettings, errors, change };
  return (
    <Dialog
      title={t('new_page')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} aria-disabled={isBusy}>
            {isBusy ? t('creating') : t('create')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {failure && (
          <div role="alert">
            <Notice kind="bad">{failure}</Notice>
          </div>
        )}
        <TextsField name="title" {...given} />
        <AddressField name="path" help={t('path_new')} {...given} />
        <PageTypeField {...given} />
      </form>
    </Dialog>
  );
}

/** Path from the English title, else from the title in the default language. */
const suggested = ({ title }: Pick<Draft, 'title'>): string => {
  const path = pathFor(title.en || title[defaultLocale()] || '');
  return path === '/' ? '' : path;
};
