import { foldArabic } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { CommandEmpty, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { controlStyles } from '../../controls/controls.styles.ts';
import { Modal } from '../../controls/Modal.tsx';
import { useTexts } from '../../language/use-language.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { dialogStyles } from '../dialogs/dialogs.styles.ts';
import { type Command, useCommands } from './use-commands.ts';

/** Command palette: search for actions and blocks by name. */
export function Palette({ onClose }: { onClose(): void }) {
  const css = useStyles(dialogStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(dialogMessages);
  const commands = useCommands();
  const run = (command: Command) => {
    onClose();
    // The dialog returns the focus first, so that the action may move it.
    setTimeout(command.run);
  };
  return (
    <Modal size="palette" aria-label={t('palette')} onClose={onClose}>
      <CommandRoot
        className={css.palette}
        label={t('palette')}
        filter={matches}
        loop
        vimBindings={false}
      >
        <CommandInput
          className={css.paletteInput}
          data-autofocus=""
          placeholder={t('palette_hint')}
        />
        <CommandList className={css.commands} label={t('palette')}>
          <CommandEmpty className={control.wait}>
            <p role="status">{t('no_command')}</p>
          </CommandEmpty>
          {commands.map((command) => (
            <CommandItem
              key={command.id}
              className={css.command}
              value={command.id}
              keywords={[command.label]}
              onSelect={() => run(command)}
            >
              <span>{command.label}</span>
              {command.keys && <kbd dir="ltr">{command.keys}</kbd>}
            </CommandItem>
          ))}
        </CommandList>
      </CommandRoot>
    </Modal>
  );
}

/** 1 if a label contains every word of the search, with Arabic letters folded; else 0. */
function matches(_id: string, search: string, labels: string[] = []): number {
  const label = foldArabic(labels.join(' '));
  const words = foldArabic(search).split(/\s+/).filter(Boolean);
  return words.every((word) => label.includes(word)) ? 1 : 0;
}
