import { Price, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { FormPanel } from '../../shared/form-panel/FormPanel.js';
import type { extendedWarrantyForm } from './extended-warranty-form.definition.js';
import { messages } from './extended-warranty-form.messages.js';
import { styles } from './extended-warranty-form.styles.js';

export function ExtendedWarrantyForm({
  id,
  fields,
  data,
}: BlockProps<typeof extendedWarrantyForm>) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { title: _, price_table, ...form } = fields;
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {price_table.length > 0 && (
        <table className={css.table}>
          <caption>
            <VisuallyHidden>{t('caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('model')}</th>
              <th scope="col">{t('from_price')}</th>
            </tr>
          </thead>
          <tbody>
            {price_table.map(({ model, from_price }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: models may repeat
              <tr key={at}>
                <th scope="row">{model}</th>
                <td className={css.price}>
                  <Price amount={from_price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && (
        <FormPanel place={id} form={data.value.data} fields={form} level={levelBelow(fields)} />
      )}
    </BlockSection>
  );
}
