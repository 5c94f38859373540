import { imageUrl } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { navigationStyles } from '../navigation.styles.ts';
import { navigationMessages } from '../navigation-messages.ts';
import { useEntryField } from './use-entry-field.ts';

const ImagePicker = lazy(async () => ({
  default: (await import('../../../page-editor/inspector/ImagePicker.tsx')).ImagePicker,
}));

/** Picture from the media library, with its alt text. */
export function PictureField({ path }: { path: string }) {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  const { value, error, set } = useEntryField<string | null>(path);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className={admin.field}>
      <legend>{t('picture')}</legend>
      <div className={css.picture}>
        {value ? <img src={imageUrl(value, 320, 0, 'webp')} alt={value} /> : null}
        <Button kind="plain" icon="image" onClick={() => setChoosing(true)}>
          {t('choose_picture')}
        </Button>
        {value ? <Button onClick={() => set(null)}>{t('remove_picture')}</Button> : null}
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
              set(id);
              setChoosing(false);
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
