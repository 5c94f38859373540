import {
  getOfferSources,
  type OfferDraft,
  type OfferSources,
  type StaffOffer,
} from '@mawkib/api-clients/contracts/content';
import { marketBrands } from '@mawkib/core/brands';
import { offerKinds } from '@mawkib/core/dynamic-content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { Field } from '../layout/Field.tsx';
import { PictureField } from '../layout/PictureField.tsx';
import { OfferTexts } from './OfferTexts.tsx';
import { offerStyles } from './offer.styles.ts';
import { offerMessages } from './offer-messages.ts';
import type { OfferForm } from './use-offer-form.ts';

interface OfferFieldsProps {
  form: OfferForm;
  isNew: boolean;
  others: readonly StaffOffer[];
}

/** Everything of an offer but its figures. */
export function OfferFields({ form: { draft, errors, change }, isNew, others }: OfferFieldsProps) {
  const css = useStyles(offerStyles);
  const admin = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const { data: sources } = useOperationQuery(getOfferSources, {});
  const set = (changes: Partial<typeof draft>) => {
    const [path = ''] = Object.keys(changes);
    change(changes, path);
  };
  const models = modelsOf(sources?.data, (name) => localize(name, locale));
  const brands = marketBrands().flatMap(({ id, name, lines }) => lines ?? [{ id, name }]);
  const categories = [...new Set(others.flatMap(({ category }) => category ?? []))];
  const input = (name: 'starts_on' | 'ends_on' | 'url' | 'id', props: object, help?: string) => (
    <Field label={t(name)} error={errors[name]} {...(help && { help })}>
      {(facts) => (
        <input
          {...facts}
          {...props}
          className={control.input}
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <section className={admin.section} aria-labelledby="offer-validity">
        <h2 id="offer-validity" className={admin.sectionTitle}>
          {t('validity')}
        </h2>
        <div className={css.fields}>
          <Field label={t('model')} error={errors.car_model_key} help={t('model_help')}>
            {(facts) => (
              <select
                {...facts}
                className={control.input}
                value={draft.car_model_key}
                onChange={({ target: { value } }) =>
                  change(
                    {
                      car_model_key: value,
                      ...(isNew && draft.id === '' && { id: value.replaceAll('_', '-') }),
                    },
                    'car_model_key',
                  )
                }
              >
                <option value="">{t('choose')}</option>
                {withCurrent(models, draft.car_model_key).map(([key, name]) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {isNew ? input('id', { dir: 'ltr', maxLength: 100 }, t('id_help')) : null}
          {input('starts_on', { type: 'date' })}
          {input('ends_on', { type: 'date', required: true })}
          <Field label={t('category')} error={errors.category}>
            {(facts) => (
              <>
                <input
                  {...facts}
                  className={control.input}
                  list="offer-categories"
                  dir="ltr"
                  maxLength={60}
                  value={draft.category ?? ''}
                  onChange={({ target }) => set({ category: target.value || null })}
                />
                <datalist id="offer-categories">
                  {categories.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Field label={t('kind')} error={errors.kind}>
            {(facts) => (
              <select
                {...facts}
                className={control.input}
                value={draft.kind ?? ''}
                onChange={({ target }) =>
                  set({ kind: (target.value || null) as OfferDraft['kind'] })
                }
              >
                <option value="">{t('no_kind')}</option>
                {offerKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(kind)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('brand')} error={errors.brand}>
            {(facts) => (
              <select
                {...facts}
                className={control.input}
                value={draft.brand ?? ''}
                onChange={({ target }) => set({ brand: target.value || null })}
              >
                <option value="">{t('no_brand')}</option>
                {withCurrent(
                  brands.map(({ id, name }) => [id, localize(name, locale) || id] as const),
                  draft.brand ?? '',
                ).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {input('url', { dir: 'ltr', inputMode: 'url' }, t('url_help'))}
          <PictureField
            value={draft.image_id}
            error={errors.image_id}
            onChange={(image_id) => set({ image_id })}
          />
        </div>
      </section>
      <OfferTexts draft={draft} errors={errors} onChange={change} />
    </>
  );
}

type Choice = readonly [key: string, name: string];

/** Models of the stock and of the catalogue, whole ones first. */
function modelsOf(
  sources: OfferSources | undefined,
  nameIn: (name: OfferSources['catalogue'][number]['name']) => string,
): Choice[] {
  if (!sources) return [];
  const { stock, catalogue } = sources;
  const choices = [
    ...stock.map(({ nameplate, nameplate_name }): Choice => [nameplate, nameplate_name]),
    ...stock.map(({ car_key, model_name }): Choice => [car_key, model_name]),
    ...catalogue.map(({ car_key, name }): Choice => [car_key, nameIn(name) || car_key]),
  ];
  return [...new Map([...choices].reverse()).entries()].reverse();
}

/** With the current value, even if it is none of the choices. */
const withCurrent = (choices: readonly Choice[], current: string): readonly Choice[] =>
  current === '' || choices.some(([key]) => key === current)
    ? choices
    : [...choices, [current, current]];
