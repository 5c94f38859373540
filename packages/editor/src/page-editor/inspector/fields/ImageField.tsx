import type { StoredImage } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import { imageUrl } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import type { FieldProps } from '../field-props.ts';
import { inspectorStyles } from '../inspector.styles.ts';
import { inspectorMessages } from '../inspector-messages.ts';
import { Translations } from './TextField.tsx';

const ImagePicker = lazy(async () => ({
  default: (await import('../ImagePicker.tsx')).ImagePicker,
}));

/** Picture from the media library with its alt text per language. */
export function ImageField({ field, value, set, shown }: FieldProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(inspectorMessages);
  const { locale } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const image = readImage(value);
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{localize(field.label, locale)}</legend>
      <div className={css.picture}>
        {image.id ? (
          <img src={imageUrl(image.id, 640, 360, 'webp')} alt={localize(image.alt, locale)} />
        ) : (
          t('no_image')
        )}
      </div>
      {image.id && (
        <p className={css.help}>
          <bdi dir="ltr">{image.id}</bdi>
        </p>
      )}
      <div className={css.buttons}>
        <Button kind="plain" icon="image" onClick={() => setChoosing(true)}>
          {image.id ? t('change_image') : t('choose_image')}
        </Button>
        {image.id && <Button onClick={() => set({ ...image, id: '' })}>{t('remove_image')}</Button>}
      </div>
      {image.id && (
        <Translations
          label={t('alt')}
          texts={image.alt}
          shown={shown}
          set={(text, language) => set({ ...image, alt: { ...image.alt, [language]: text } })}
        />
      )}
      {isChoosing && (
        <Suspense>
          <ImagePicker
            chosen={image.id}
            onClose={() => setChoosing(false)}
            onChoose={(id, alt) => {
              set({ id, alt });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function readImage(value: unknown): StoredImage {
  const { id, alt } = (value ?? {}) as { id?: unknown; alt?: unknown };
  return {
    id: typeof id === 'string' ? id : '',
    alt: alt !== null && typeof alt === 'object' ? alt : {},
  };
}
