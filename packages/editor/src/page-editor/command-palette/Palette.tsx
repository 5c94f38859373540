import { foldArabic } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useModal } from '../../controls/Dialog.tsx';
import { useTexts } from '../../language/use-language.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { dialogStyles } from '../dialogs/dialogs.styles.ts';
import { type Command, useCommands } from './use-commands.ts';

const max = 60;

/** All actions by name: type, arrows, Enter. */
export function Palette({ onClose }: { onClose(): void }) {
  const css = useStyles(dialogStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(dialogMessages);
  const id = useId();
  const dialog = useModal();
  const list = useRef<HTMLDivElement>(null);
  const commands = useCommands();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const shown = found(commands, search);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    // After the dialog gave the focus back, so that the action may move it.
    setTimeout(command.run);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') setAt(at >= last ? 0 : at + 1);
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? last : at - 1);
    else if (event.key === 'Enter') run(shown[at]);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={control.dialog}
      data-size="palette"
      aria-label={t('palette')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <input
        type="text"
        className={css.paletteInput}
        data-autofocus=""
        role="combobox"
        aria-label={t('palette')}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        {...(shown[at] && { 'aria-activedescendant': `${id}-${shown[at].id}` })}
        placeholder={t('palette_hint')}
        value={search}
        onKeyDown={press}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
      />
      <div className={css.commands} id={id} role="listbox" aria-label={t('palette')} ref={list}>
        {shown.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            className={css.command}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            {command.keys && <kbd dir="ltr">{command.keys}</kbd>}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={control.wait} role="status">
          {t('no_command')}
        </p>
      )}
    </dialog>
  );
}

function found(commands: readonly Command[], search: string): Command[] {
  const words = foldArabic(search).split(/\s+/).filter(Boolean);
  return commands
    .filter(({ label }) => words.every((word) => foldArabic(label).includes(word)))
    .slice(0, max);
}
