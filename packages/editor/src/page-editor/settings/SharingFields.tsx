import { imageUrl } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { FormField } from '../inspector/FormField.tsx';
import { inspectorStyles } from '../inspector/inspector.styles.ts';
import { inspectorMessages } from '../inspector/inspector-messages.ts';
import { AddressField, type SettingFieldProps, TextsField } from './SettingFields.tsx';
import { settingsMessages } from './settings-messages.ts';

const ImagePicker = lazy(async () => ({
  default: (await import('../inspector/ImagePicker.tsx')).ImagePicker,
}));

/** Settings for search results and shared links. */
export function SharingFields(given: SettingFieldProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(settingsMessages);
  const { settings, change } = given;
  return (
    <>
      <TextsField name="meta_title" {...given} />
      <TextsField name="meta_description" isLong {...given} />
      <SharedPicture {...given} />
      <AddressField name="external_meta_image" {...given} />
      <AddressField name="canonical_url" help={t('canonical_help')} {...given} />
      <FormField label={t('disable_seo_tracking')} inline>
        {(facts) => (
          <input
            {...facts}
            type="checkbox"
            role="switch"
            className={css.switch}
            checked={settings.disable_seo_tracking}
            aria-checked={settings.disable_seo_tracking}
            onChange={(event) => change({ disable_seo_tracking: event.target.checked })}
          />
        )}
      </FormField>
    </>
  );
}

function SharedPicture({ settings: { image_id }, errors, change }: SettingFieldProps) {
  const css = useStyles(inspectorStyles);
  const t = useTexts(settingsMessages);
  const words = useTexts(inspectorMessages);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{t('image_id')}</legend>
      {image_id && (
        <div className={css.picture}>
          <img src={imageUrl(image_id, 640, 360, 'webp')} alt={image_id} />
        </div>
      )}
      <div className={css.buttons}>
        <Button kind="plain" icon="image" onClick={() => setChoosing(true)}>
          {image_id ? words('change_image') : words('choose_image')}
        </Button>
        {image_id && (
          <Button onClick={() => change({ image_id: null })}>{words('remove_image')}</Button>
        )}
      </div>
      {errors.image_id && (
        <p className={css.error} role="alert">
          {errors.image_id}
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <ImagePicker
            chosen={image_id ?? ''}
            onClose={() => setChoosing(false)}
            onChoose={(id) => {
              change({ image_id: id });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
