import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { foldArabic, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useId, useState } from 'react';
import { useCatalogue, useMarketBlocks } from '../../blocks/market-blocks.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Sign } from '../../controls/Sign.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { dialogStyles } from '../dialogs/dialogs.styles.ts';
import { insertBlock } from '../store/block-edits.ts';
import { usePageStore } from '../store/page-store-context.ts';

/** Blocks of the catalogue by group, with a search in names and short descriptions. */
export function BlockPicker({ onClose }: { onClose(): void }) {
  const control = useStyles(controlStyles);
  const t = useTexts(dialogMessages);
  const store = usePageStore();
  const { pickerGroups } = useCatalogue();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const groups = pickerGroups.map(({ group, blocks }) => ({
    group,
    blocks: wanted ? blocks.filter((block) => matches(block, wanted)) : blocks,
  }));
  const shown = wanted ? groups.filter(({ blocks }) => blocks.length > 0) : groups;
  const choose = (definition: AnyBlockDefinition) => {
    insertBlock(store, definition);
    onClose();
  };
  return (
    <Dialog title={t('add_title')} size="wide" onClose={onClose}>
      <input
        type="search"
        className={control.input}
        data-autofocus=""
        aria-label={t('filter')}
        placeholder={t('filter_hint')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && (
        <p role="status" className={control.wait}>
          {t('none_match', { search: wanted })}
        </p>
      )}
      {shown.map(({ group, blocks }) => (
        <PickerGroup key={group} name={group} blocks={blocks} onChoose={choose} />
      ))}
    </Dialog>
  );
}

interface PickerGroupProps {
  name: string;
  blocks: readonly AnyBlockDefinition[];
  onChoose(definition: AnyBlockDefinition): void;
}

function PickerGroup({ name, blocks, onChoose }: PickerGroupProps) {
  const css = useStyles(dialogStyles);
  const t = useTexts(dialogMessages);
  const { locale } = useLanguage();
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 className={css.heading} id={id} lang="en">
        <bdi>{name}</bdi>
      </h3>
      {blocks.length === 0 && <p className={css.none}>{t('none_here')}</p>}
      <ul className={css.tiles}>
        {blocks.map((block) => (
          <li key={block.key}>
            <button
              type="button"
              className={css.tile}
              title={localize(block.description, locale)}
              onClick={() => onChoose(block)}
            >
              <Thumbnail block={block} />
              <span>
                <strong>{localize(block.name, locale)}</strong>
                <small>{localize(block.short_description, locale)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ block }: { block: AnyBlockDefinition }) {
  const css = useStyles(dialogStyles);
  const { thumbnailOf } = useMarketBlocks();
  const picture = block.thumbnail_url ?? thumbnailOf(block.key);
  if (picture) return <img className={css.thumbnail} src={picture} alt="" loading="lazy" />;
  return (
    <span className={css.thumbnail}>
      <Sign name="block" size={20} />
    </span>
  );
}

function matches({ name, short_description }: AnyBlockDefinition, search: string): boolean {
  const text = foldArabic([...Object.values(name), ...Object.values(short_description)].join(' '));
  return foldArabic(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
