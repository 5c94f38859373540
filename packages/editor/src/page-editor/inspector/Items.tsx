import { type AnyBlockDefinition, createGroup, type StoredBlock } from '@mawkib/blocks/model';
import type { Locale } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { firstText } from '../block-summary.ts';
import { usePage, usePageStore } from '../store/page-store-context.ts';
import { Card } from './Card.tsx';
import { Fields } from './Fields.tsx';
import { inspectorStyles } from './inspector.styles.ts';
import { inspectorMessages } from './inspector-messages.ts';

interface ItemsProps {
  block: StoredBlock;
  definition: AnyBlockDefinition;
  shown: readonly Locale[];
}

/** A block's repeatable items. At the definition's limit, items cannot be added and a message is shown. */
export function Items({ block, definition, shown }: ItemsProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const open = usePage((state) => state.openGroup);
  const { edit, openItem } = usePageStore().getState();
  const { groups } = block;
  const limit = definition.max_field_groups;
  const isFull = limit !== undefined && groups.length >= limit;
  const place = (group: string, to: number) =>
    edit([{ kind: 'move_group', block: block.id, group, to }]);
  return (
    <section className={css.field} aria-label={t('items')}>
      <h3 className={css.separator}>{t('items')}</h3>
      {groups.length === 0 && <p className={css.help}>{t('no_items')}</p>}
      <ul className={css.cards}>
        {groups.map((group, at) => (
          <Card
            key={group.id}
            title={
              firstText(definition.group_fields, group.fields, locale) ||
              t('item', { place: at + 1 })
            }
            isOpen={open === group.id}
            onToggle={() => openItem(open === group.id ? null : group.id)}
            onUp={at > 0 ? () => place(group.id, at - 1) : undefined}
            onDown={at < groups.length - 1 ? () => place(group.id, at + 1) : undefined}
            onRemove={() => edit([{ kind: 'remove_group', block: block.id, group: group.id }])}
          >
            <Fields
              fields={definition.group_fields}
              values={group.fields}
              block={block.id}
              group={group.id}
              shown={shown}
            />
          </Card>
        ))}
      </ul>
      <div>
        <Button
          kind="plain"
          icon="add"
          disabled={isFull}
          onClick={() => {
            const group = createGroup(definition);
            const index = groups.length;
            if (edit([{ kind: 'add_group', block: block.id, index, group }]) === null) {
              openItem(group.id);
            }
          }}
        >
          {t('add_item')}
        </Button>
      </div>
      {isFull && <p className={css.help}>{t('limit', { count: limit })}</p>}
    </section>
  );
}
