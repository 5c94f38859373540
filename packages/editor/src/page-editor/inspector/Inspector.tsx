import type { AnyBlockDefinition, FieldMap, StoredBlock } from '@mawkib/blocks/model';
import { type Locale, locales, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { IconButton } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { SegmentedControl } from '../../controls/SegmentedControl.tsx';
import { languageName, useLanguage, useTexts } from '../../language/use-language.ts';
import { pageEditorStyles } from '../page-editor.styles.ts';
import { pageMessages } from '../page-messages.ts';
import { usePage } from '../store/page-store-context.ts';
import { blockOf } from '../store/tree-slice.ts';
import { useBlockName } from '../use-block-name.ts';
import { usePageActions } from '../use-page-actions.ts';
import { Fields } from './Fields.tsx';
import { Items } from './Items.tsx';
import { inspectorStyles } from './inspector.styles.ts';
import { inspectorMessages } from './inspector-messages.ts';

/** One language, or all of them. */
type Shown = Locale | 'both';

/** Fields of the selected block, from its definition. */
export function Inspector() {
  const frame = useStyles(pageEditorStyles);
  const t = useTexts(pageMessages);
  const block = usePage((state) => blockOf(state, state.selected));
  const [shown, setShown] = useState<Shown>('both');
  if (!block) {
    return (
      <>
        <div className={frame.panelHead}>
          <h2>{t('inspector')}</h2>
        </div>
        <p className={frame.empty}>{t('nothing_selected')}</p>
      </>
    );
  }
  return <BlockInspector key={block.id} block={block} shown={shown} onShown={setShown} />;
}

interface BlockInspectorProps {
  block: StoredBlock;
  shown: Shown;
  onShown(shown: Shown): void;
}

function BlockInspector({ block, shown, onShown }: BlockInspectorProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const page = useTexts(pageMessages);
  const { locale } = useLanguage();
  const definition = useCatalogue().definitionOf(block.template);
  const languages = shown === 'both' ? locales : [shown];
  const items = definition && Object.keys(definition.group_fields).length > 0 && (
    <Items block={block} definition={definition} shown={languages} />
  );
  return (
    <>
      <InspectorHead block={block} />
      <div className={css.languages}>
        <SegmentedControl
          label={t('languages')}
          value={shown}
          onChange={onShown}
          choices={[
            { value: 'both', label: t(locales.length > 2 ? 'all' : 'both') },
            ...locales.map((value) => ({ value, label: languageName(value, locale) })),
          ]}
        />
      </div>
      <div className={css.body}>
        {definition ? (
          <>
            {isMadeOfItems(definition) && items}
            <Fields
              fields={definition.fields}
              values={block.fields}
              block={block.id}
              shown={languages}
            />
            {!isMadeOfItems(definition) && items}
          </>
        ) : (
          <Notice kind="warn">{page('unknown_block', { template: block.template })}</Notice>
        )}
      </div>
    </>
  );
}

/** True for a block without texts: its items are shown before its settings. */
const isMadeOfItems = ({ fields }: AnyBlockDefinition) =>
  !Object.values(fields as FieldMap).some(({ contentful }) => contentful);

function InspectorHead({ block }: { block: StoredBlock }) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const nameOf = useBlockName();
  const { definitionOf } = useCatalogue();
  const place = usePage(({ tree }) => tree.findIndex(({ id }) => id === block.id));
  const total = usePage(({ tree }) => tree.length);
  const { move, duplicate, remove } = usePageActions();
  return (
    <div className={css.head}>
      <div className={css.heading}>
        <h2>{nameOf(block)}</h2>
        <p className={css.note}>
          {localize(definitionOf(block.template)?.short_description, locale)}
        </p>
      </div>
      <IconButton icon="up" label={t('move_up')} disabled={place === 0} onClick={() => move(-1)} />
      <IconButton
        icon="down"
        label={t('move_down')}
        disabled={place === total - 1}
        onClick={() => move(1)}
      />
      <IconButton icon="copy" label={t('duplicate')} onClick={() => duplicate()} />
      <IconButton icon="remove" label={t('remove')} onClick={() => remove()} />
    </div>
  );
}
