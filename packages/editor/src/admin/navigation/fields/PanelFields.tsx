import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../../controls/Button.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import {
  blankCard,
  blankColumn,
  blankFeature,
  blankLink,
  type EntryDraft,
} from '../entry-draft.ts';
import { navigationStyles } from '../navigation.styles.ts';
import { navigationMessages } from '../navigation-messages.ts';
import { ItemList } from './ItemList.tsx';
import { PictureField } from './PictureField.tsx';
import { TextFields } from './TextFields.tsx';
import { UrlField } from './UrlField.tsx';
import { useEntryField } from './use-entry-field.ts';

/** Fields of an entry's panel: columns of links, cards, one feature. */
export function PanelFields() {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  return (
    <>
      <section className={admin.section}>
        <h2 className={admin.sectionTitle}>{t('columns')}</h2>
        <ItemList path="columns" kind="column" blank={blankColumn}>
          {(column) => (
            <>
              <div className={css.fields}>
                <TextFields path={`${column}.heading`} name="heading" />
              </div>
              <LinkList path={`${column}.links`} />
            </>
          )}
        </ItemList>
      </section>
      <section className={admin.section}>
        <h2 className={admin.sectionTitle}>{t('cards')}</h2>
        <ItemList path="cards" kind="card" blank={blankCard}>
          {(card) => (
            <div className={css.fields}>
              <TextFields path={`${card}.label`} name="label" />
              <TextFields path={`${card}.line`} name="line" />
              <TextFields
                path={`${card}.price`}
                name="price"
                help={t('price_help', { tag: '{price:defender_90:price}' })}
              />
              <TextFields path={`${card}.badge`} name="badge" />
              <TextFields path={`${card}.group`} name="group" />
              <UrlField path={`${card}.url`} />
              <PictureField path={`${card}.image_id`} />
            </div>
          )}
        </ItemList>
      </section>
      <FeatureFields />
    </>
  );
}

/** Links with name and address. */
export function LinkList({ path }: { path: string }) {
  const css = useStyles(navigationStyles);
  return (
    <ItemList path={path} kind="link" blank={blankLink}>
      {(link) => (
        <div className={css.fields}>
          <TextFields path={`${link}.label`} name="label" />
          <UrlField path={`${link}.url`} />
        </div>
      )}
    </ItemList>
  );
}

function FeatureFields() {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  const { value, set } = useEntryField<EntryDraft['feature']>('feature');
  return (
    <section className={admin.section}>
      <h2 className={admin.sectionTitle}>{t('feature')}</h2>
      {value ? (
        <div className={css.fields}>
          <TextFields path="feature.label" name="label" />
          <TextFields path="feature.text" name="text" />
          <TextFields path="feature.link_label" name="link_label" />
          <UrlField path="feature.url" />
          <PictureField path="feature.image_id" />
        </div>
      ) : null}
      <div className={admin.actions}>
        {value ? (
          <Button icon="remove" onClick={() => set(null)}>
            {t('remove_feature')}
          </Button>
        ) : (
          <Button kind="plain" icon="add" onClick={() => set(blankFeature())}>
            {t('add_feature')}
          </Button>
        )}
      </div>
    </section>
  );
}
