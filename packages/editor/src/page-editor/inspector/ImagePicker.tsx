import { getImage, type Image, listImages } from '@mawkib/api-clients/contracts/media';
import type { StoredText } from '@mawkib/blocks/model';
import { locales } from '@mawkib/core/locale';
import { imageUrl } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useDeferredValue, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { inspectorStyles } from './inspector.styles.ts';
import { inspectorMessages } from './inspector-messages.ts';

const step = 24;

interface ImagePickerProps {
  chosen: string;
  onClose(): void;
  /** Called with the picture and its alt texts in the library. */
  onChoose(id: string, alt: StoredText): void;
}

export function ImagePicker({ chosen, onClose, onChoose }: ImagePickerProps) {
  const css = useStyles(inspectorStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const [search, setSearch] = useState('');
  const [items, setItems] = useState(step);
  const wanted = useDeferredValue(search.trim());
  const query = { items, locale, ...(wanted && { search: wanted }) };
  const {
    data: value,
    isPending,
    isError,
    error,
    refetch,
  } = useOperationQuery(listImages, { query });
  const choose = async ({ id, alt }: Image) => {
    const others = locales.filter((one) => one !== locale);
    const translated = await Promise.all(
      others.map((other) =>
        call(getImage, { params: { id }, query: { locale: other } }).then(
          ({ data }) => [[other, data.alt]] as const,
          () => [],
        ),
      ),
    );
    const told = translated.flat().filter(([, text]) => text);
    onChoose(id, { [locale]: alt, ...Object.fromEntries(told) });
  };
  return (
    <Dialog title={t('images')} size="wide" onClose={onClose}>
      <input
        type="search"
        className={control.input}
        data-autofocus=""
        aria-label={t('search_images')}
        placeholder={t('image_search_hint')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setItems(step);
        }}
      />
      {isError && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {isPending && <Loading />}
      {value?.data.length === 0 && (
        <p className={control.wait} role="status">
          {t('no_images', { search: wanted })}
        </p>
      )}
      <ul className={css.library}>
        {value?.data.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              className={css.libraryItem}
              aria-pressed={image.id === chosen}
              onClick={() => void choose(image)}
            >
              <img src={imageUrl(image.id, 320, 0, 'webp')} alt="" loading="lazy" />
              <span>{image.alt || image.id}</span>
            </button>
          </li>
        ))}
      </ul>
      {value && value.meta.total > value.data.length && items < 96 && (
        <div>
          <Button kind="plain" onClick={() => setItems(Math.min(96, items + step))}>
            {t('more_images')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
