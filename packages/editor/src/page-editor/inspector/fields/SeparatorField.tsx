import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage } from '../../../language/use-language.ts';
import type { FieldProps } from '../field-props.ts';
import { inspectorStyles } from '../inspector.styles.ts';

export function SeparatorField({ field }: FieldProps) {
  const css = useStyles(inspectorStyles);
  const { locale } = useLanguage();
  return <h3 className={css.separator}>{localize(field.label, locale)}</h3>;
}
