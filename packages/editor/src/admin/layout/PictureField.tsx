import { imageUrl } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from './admin.styles.ts';
import { adminMessages } from './admin-messages.ts';

const ImagePicker = lazy(async () => ({
  default: (await import('../../page-editor/inspector/ImagePicker.tsx')).ImagePicker,
}));

interface PictureFieldProps {
  value: string | null;
  error?: string | undefined;
  onChange(value: string | null): void;
}

/** A picture of the media library. */
export function PictureField({ value, error, onChange }: PictureFieldProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className={css.field}>
      <legend>{t('picture')}</legend>
      <div className={css.picture}>
        {value ? <img src={imageUrl(value, 320, 0, 'webp')} alt={value} /> : null}
        <Button kind="plain" icon="image" onClick={() => setChoosing(true)}>
          {t('choose_picture')}
        </Button>
        {value ? <Button onClick={() => onChange(null)}>{t('remove_picture')}</Button> : null}
      </div>
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : null}
      {isChoosing ? (
        <Suspense>
          <ImagePicker
            chosen={value ?? ''}
            onClose={() => setChoosing(false)}
            onChoose={(id) => {
              onChange(id);
              setChoosing(false);
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
