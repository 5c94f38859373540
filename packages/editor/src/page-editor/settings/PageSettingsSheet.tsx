import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { controlMessages } from '../../controls/control-messages.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { inspectorStyles } from '../inspector/inspector.styles.ts';
import { usePage } from '../store/page-store-context.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import { changesBetween, type SettingChanges, settingsOf, withChanges } from './page-settings.ts';
import { AddressField, DateField, PageTypeField, TextsField } from './SettingFields.tsx';
import { SharingFields } from './SharingFields.tsx';
import { settingsMessages } from './settings-messages.ts';
import { useSaveSettings } from './use-save-settings.ts';

/**
 * Form of the page settings. Only changed settings are sent, so that changes of others
 * to other settings stay.
 */
export function PageSettingsSheet({ onClose }: { onClose(): void }) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(settingsMessages);
  const words = useTexts(controlMessages);
  const page = usePage((state) => state.page);
  const [mine, setMine] = useState<SettingChanges>({});
  const [isLeaving, setLeaving] = useState(false);
  const { save, isBusy, errors, failure } = useSaveSettings();
  const stored = settingsOf(page);
  const settings = withChanges(stored, mine);
  const changes = changesBetween(stored, settings);
  const isChanged = Object.keys(changes).length > 0;
  const change = (given: SettingChanges) => {
    setLeaving(false);
    setMine((before) => withChanges(before, given));
  };
  const close = () => (isChanged ? setLeaving(true) : onClose());
  const submit = async () => {
    if (!isChanged || isBusy) return;
    if ((await save(changes)) === 'saved') onClose();
  };
  const form = useId();
  const given = { settings, errors, change };
  return (
    <Dialog
      title={t('open')}
      size="sheet"
      onClose={close}
      actions={
        isLeaving && isChanged ? (
          <>
            <div className={css.wholeLine} role="status">
              <Notice kind="warn">{t('leave_changed')}</Notice>
            </div>
            <Button kind="plain" onClick={() => setLeaving(false)}>
              {t('keep_editing')}
            </Button>
            <Button kind="danger" onClick={onClose}>
              {t('discard')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>{words('cancel')}</Button>
            <Button kind="primary" type="submit" form={form} aria-disabled={!isChanged || isBusy}>
              {isBusy ? t('saving') : t('save')}
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        className={css.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && (
          <div role="alert">
            <Notice kind="bad">{failure}</Notice>
          </div>
        )}
        <Section title={t('general')}>
          <TextsField name="title" {...given} />
          <AddressField
            name="path"
            help={page.path === '/' ? t('path_home') : t('path_help')}
            isFixed={page.path === '/'}
            {...given}
          />
          <PageTypeField {...given} />
          {settings.page_type === 'news' && <DateField {...given} />}
        </Section>
        <Section title={t('appearance')}>
          <AppearanceFields {...given} />
        </Section>
        <Section title={t('sharing')}>
          <SharingFields {...given} />
        </Section>
      </form>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const css = useStyles(inspectorStyles);
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 className={css.partTitle} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
