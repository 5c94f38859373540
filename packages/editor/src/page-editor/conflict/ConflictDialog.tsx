import { getPage } from '@mawkib/api-clients/contracts/content';
import { conflicts, describeOperation, type TreeOperation } from '@mawkib/blocks/operations';
import { formatDateTime, joinTexts, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { nameIn, useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { dialogStyles } from '../dialogs/dialogs.styles.ts';
import { OperationList } from '../dialogs/OperationList.tsx';
import { isSettingName } from '../settings/page-settings.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import type { Conflict } from '../store/page-state.ts';
import { usePageStore } from '../store/page-store-context.ts';
import { usePageActions } from '../use-page-actions.ts';
import { KeptOperations } from './KeptOperations.tsx';

type Kept = { why: 'dropped' | 'set_aside'; operations: readonly TreeOperation[] };

/** Dialog after a version conflict: changes of others, conflicting own changes, and the choice to apply or discard. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const t = useTexts(dialogMessages);
  const store = usePageStore();
  const { call } = useStaff();
  const { save } = usePageActions();
  const [mine] = useState(() => store.getState().unsaved);
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState<Kept | null>(null);
  const current = async () => {
    setFailed(false);
    const { id } = store.getState().page;
    const response = await call(getPage, { params: { id } }).catch(() => null);
    setFailed(response === null);
    return response?.data ?? null;
  };
  const applyMine = async () => {
    const page = await current();
    if (!page) return;
    const { dropped } = store.getState().applyMineOn(page);
    if (dropped.length > 0) {
      store.getState().meetConflict({ ...conflict, changes: [] });
      setKept({ why: 'dropped', operations: dropped.map(({ operation }) => operation) });
      return;
    }
    showToast(t('rebased'));
    void save();
  };
  const takeTheirs = async () => {
    const page = await current();
    if (!page) return;
    const operations = store.getState().takeTheirs(page);
    if (operations.length === 0) return;
    store.getState().meetConflict({ ...conflict, changes: [] });
    setKept({ why: 'set_aside', operations });
  };
  const close = () => store.getState().meetConflict(null);
  if (kept) return <KeptOperations {...kept} onClose={close} />;
  return (
    <Dialog
      title={t('conflict_title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('later')}</Button>
          <Button kind="plain" onClick={() => void takeTheirs()}>
            {t('keep_theirs')}
          </Button>
          {mine.length > 0 && (
            <Button kind="primary" onClick={() => void applyMine()}>
              {t('apply_mine')}
            </Button>
          )}
        </>
      }
    >
      {failed && (
        <div role="alert">
          <Notice kind="bad">{t('load_failed')}</Notice>
        </div>
      )}
      <TheirChanges changes={conflict.changes} />
      {mine.length > 0 && <Clashes mine={mine} changes={conflict.changes} />}
    </Dialog>
  );
}

function TheirChanges({ changes }: Pick<Conflict, 'changes'>) {
  const css = useStyles(dialogStyles);
  const t = useTexts(dialogMessages);
  const { locale } = useLanguage();
  const words = useTexts(settingsMessages);
  const settingName = (name: string) => (isSettingName(name) ? words(name) : name);
  const tree = usePageStore().getState().tree;
  return (
    <>
      <p>{t('conflict_text')}</p>
      <ul className={css.list}>
        {changes.map(({ version, by, at, operations, settings = [] }) => (
          <li className={css.change} key={version}>
            <p>{t('by_at', { who: nameIn(by, locale), when: formatDateTime(at, locale) })}</p>
            <OperationList operations={operations} tree={tree} />
            {settings.length > 0 && (
              <p>{t('settings_change', { what: joinTexts(settings.map(settingName), locale) })}</p>
            )}
          </li>
        ))}
        {changes.length === 0 && <li className={css.change}>{t('unnamed_change')}</li>}
      </ul>
    </>
  );
}

interface ClashesProps extends Pick<Conflict, 'changes'> {
  mine: readonly TreeOperation[];
}

function Clashes({ mine, changes }: ClashesProps) {
  const css = useStyles(dialogStyles);
  const t = useTexts(dialogMessages);
  const { locale } = useLanguage();
  const { definitionOf } = useCatalogue();
  const tree = usePageStore().getState().tree;
  const met = conflicts(
    mine,
    changes.flatMap(({ operations }) => operations),
  );
  const sentences = new Set(
    met.map(({ kind, mine: operation }) =>
      t(`clash_${kind}`, {
        mine: localize(describeOperation(operation, definitionOf, tree), locale),
      }),
    ),
  );
  if (sentences.size === 0) return <Notice>{t('no_clash')}</Notice>;
  return (
    <section className={css.group}>
      <h3 className={css.heading}>{t('clashing')}</h3>
      <Notice kind="warn">
        <ul className={css.list}>
          {[...sentences].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
