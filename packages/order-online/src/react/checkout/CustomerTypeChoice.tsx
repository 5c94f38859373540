import { Button, RadioGroup, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { CustomerType } from '../../engine/index.js';
import { checkoutMessages } from './checkout.messages.js';
import { styles } from './checkout.styles.js';

interface Props {
  types: readonly CustomerType[];
  type: CustomerType;
  onChange: (type: CustomerType) => void;
}

/**
 * Private or corporate; nothing where the company offers one type. Without scripts a button posts
 * `_type`, and the page shows the fields of the type with everything that was typed.
 */
export function CustomerTypeChoice({ types, type, onChange }: Props) {
  const css = useStyles(styles);
  const t = checkoutMessages(useLocale().locale);
  if (types.length < 2) return null;
  return (
    <div className={css.type}>
      <RadioGroup
        className={css.types}
        name="customer_type"
        label={t('customer_type')}
        options={types.map((value) => ({ value, label: t(`type_${value}`) }))}
        defaultValue={type}
        onChange={(value) => onChange(value as CustomerType)}
      />
      <noscript>
        <Button type="submit" kind="secondary" size="small" name="_type" value="1" formNoValidate>
          {t('show_fields')}
        </Button>
      </noscript>
    </div>
  );
}
