import { useStyles } from '@mawkib/ui/styles';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import { useTexts } from '../../language/use-language.ts';
import { pageEditorStyles } from '../page-editor.styles.ts';
import { pageMessages } from '../page-messages.ts';
import { usePage, usePageStore } from '../store/page-store-context.ts';
import { usePageActions } from '../use-page-actions.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { outlineStyles } from './outline.styles.ts';

/** List of the page's blocks. One tab stop: arrow keys move the selection, Alt + arrow moves the block. */
export function Outline() {
  const css = useStyles(outlineStyles);
  const frame = useStyles(pageEditorStyles);
  const t = useTexts(pageMessages);
  const help = useId();
  const tree = usePage((state) => state.tree);
  const { open } = usePageActions();
  const press = useOutlineKeys();
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list);
  return (
    <>
      <div className={frame.panelHead}>
        <h2>{t('outline')}</h2>
        <IconButton icon="add" kind="plain" label={t('add_block')} onClick={() => open('picker')} />
      </div>
      {tree.length === 0 ? (
        <p className={frame.empty}>{t('no_blocks')}</p>
      ) : (
        <div
          className={css.list}
          ref={list}
          role="listbox"
          aria-label={t('outline')}
          aria-describedby={help}
          onKeyDown={press}
        >
          {tree.map((block, index) => (
            <OutlineRow key={block.id} block={block} index={index} />
          ))}
        </div>
      )}
      <p className={css.foot} id={help}>
        {t('outline_help')}
      </p>
    </>
  );
}

function useOutlineKeys() {
  const store = usePageStore();
  const { move, remove } = usePageActions();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { tree, selected, select } = store.getState();
    const at = tree.findIndex(({ id }) => id === selected);
    const to: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? 0 : at - 1,
      Home: 0,
      End: tree.length - 1,
    };
    const next = to[event.key];
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey && event.key === 'ArrowUp') move(-1);
    else if (event.altKey && event.key === 'ArrowDown') move(1);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (next !== undefined && !event.altKey) select(tree[next]?.id ?? selected);
    else return;
    event.preventDefault();
    const list = event.currentTarget;
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
}

/** Scrolls to a block that was selected on the canvas. */
function useSelectedInView(list: React.RefObject<HTMLDivElement | null>) {
  const selected = usePage((state) => state.selected);
  useEffect(() => {
    if (selected === null) return;
    list.current
      ?.querySelector(`[data-row="${CSS.escape(selected)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [selected, list]);
}
