import type { Localized } from '@mawkib/api-clients/contracts';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { MovableItem } from '../MovableItem.tsx';
import { navigationStyles } from '../navigation.styles.ts';
import { navigationMessages } from '../navigation-messages.ts';
import { useEntryList } from './use-entry-field.ts';

interface ItemListProps<T> {
  path: string;
  kind: 'column' | 'link' | 'card';
  blank(): T;
  children(path: string): ReactNode;
}

/** Items of an entry that can be added, moved and deleted. Each expands to its fields. */
export function ItemList<T extends { label?: Localized; heading?: Localized; url?: string }>({
  path,
  kind,
  blank,
  children,
}: ItemListProps<T>) {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const { items, error, errorOf, add, remove, move } = useEntryList<T>(path);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <div>
      <ul className={css.tree}>
        {items.map((item, index) => {
          const name = localize(item.label ?? item.heading ?? {}, locale) || t('unnamed');
          return (
            <MovableItem
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity
              key={index}
              list={path}
              index={index}
              count={items.length}
              name={`${t(kind)} ${name}`}
              title={
                <>
                  <bdi>{name}</bdi>
                  {item.url ? (
                    <bdi dir="ltr" className={css.address}>
                      {item.url}
                    </bdi>
                  ) : null}
                </>
              }
              onMove={move}
              onRemove={() => remove(index)}
            >
              <details open={index === added || errorOf(index) !== undefined || undefined}>
                <summary className={css.below}>{t('edit_item', { name })}</summary>
                <div className={css.body}>{children(`${path}.${index}`)}</div>
              </details>
            </MovableItem>
          );
        })}
      </ul>
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={admin.actions}>
        <Button
          kind="plain"
          icon="add"
          onClick={() => {
            setAdded(items.length);
            add(blank());
          }}
        >
          {t(`add_${kind}`)}
        </Button>
      </div>
    </div>
  );
}
