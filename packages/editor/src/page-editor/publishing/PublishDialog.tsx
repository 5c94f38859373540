import { type Issue, preventsPublication } from '@mawkib/blocks/model';
import { localizedPath } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../controls/Button.tsx';
import { controlMessages } from '../../controls/control-messages.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { mayPublish, useStaff } from '../../session/staff.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { usePage, usePageStore } from '../store/page-store-context.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { IssueList } from './IssueList.tsx';
import { DeclaredPrices } from './prices/DeclaredPrices.tsx';
import { TypedPrices } from './prices/TypedPrices.tsx';
import { usePublishing } from './use-publishing.ts';

/** Publish dialog: shows changes, errors and warnings before publishing. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const control = useStyles(controlStyles);
  const t = useTexts(dialogMessages);
  const words = useTexts(controlMessages);
  const { person } = useStaff();
  const page = usePage((state) => state.page);
  const pageLocale = usePage((state) => state.pageLocale);
  const { showField } = usePageStore().getState();
  const { step, difference, issues, failure, publish, settle } = usePublishing(onClose);
  const errors = issues.filter(preventsPublication);
  const warnings = issues.filter((issue) => !preventsPublication(issue));
  const isAllowed = mayPublish(person);
  const isNew = page.version !== page.published_version;
  const show = (issue: Issue) => {
    onClose();
    showField(issue);
  };
  if (step === 'published') {
    return (
      <Dialog
        title={t('published')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words('close')}</Button>
            <a
              className={control.button}
              data-kind="primary"
              data-autofocus=""
              href={localizedPath(page.path, pageLocale)}
              target="_blank"
              rel="noreferrer"
            >
              {t('see_it')}
            </a>
          </>
        }
      >
        <p role="status">
          {t('published')} <bdi dir="ltr">{localizedPath(page.path, pageLocale)}</bdi>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('publish_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            kind="primary"
            aria-disabled={!isAllowed || !isNew || step !== 'ready' || errors.length > 0}
            onClick={(event) => {
              if (event.currentTarget.getAttribute('aria-disabled') !== 'true') void publish();
            }}
          >
            {step === 'publishing' ? t('publishing') : t('publish')}
          </Button>
        </>
      }
    >
      {!isAllowed && <Notice kind="warn">{t('not_allowed')}</Notice>}
      {failure && (
        <div role="alert">
          <Notice kind="bad">{failure}</Notice>
        </div>
      )}
      <IssueList title={t('errors')} issues={errors} onShow={show} />
      <TypedPrices page={page.id} issues={errors} onDeclared={settle} />
      <p role="status">
        {step === 'saving' && t('saving_first')}
        {step === 'comparing' && t('comparing')}
      </p>
      {step !== 'saving' && step !== 'comparing' && step !== 'stopped' && (
        <DifferenceList
          difference={difference}
          isFirst={page.published_version === null}
          isNew={isNew}
        />
      )}
      <DeclaredPrices page={page.id} />
      <IssueList title={t('warnings')} issues={warnings} onShow={show} />
    </Dialog>
  );
}
