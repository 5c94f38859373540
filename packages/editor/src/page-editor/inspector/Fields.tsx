import type { Field, FieldMap, StoredText } from '@mawkib/blocks/model';
import type { Locale } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { usePageStore } from '../store/page-store-context.ts';
import type { SetValue } from './field-props.ts';
import { fieldComponents } from './fields/field-components.ts';
import { inspectorStyles } from './inspector.styles.ts';

interface FieldsProps {
  fields: FieldMap;
  values: Readonly<Record<string, unknown>>;
  block: string;
  /** The item that the values are of; the block itself otherwise. */
  group?: string;
  shown: readonly Locale[];
}

/** A form made of a definition's fields; each change is one operation on the page. */
export function Fields({ fields, values, block, group, shown }: FieldsProps) {
  const css = useStyles(inspectorStyles);
  const store = usePageStore();
  const setter =
    (field: string): SetValue =>
    (value, locale) => {
      const at = {
        kind: 'set_field',
        block,
        ...(group !== undefined && { group }),
        field,
      } as const;
      const isFirst = locale && values[field] === undefined;
      // The default's other language must not be lost with the first text that is stored.
      const whole = isFirst
        ? { ...(fields[field]?.default as StoredText), [locale]: value }
        : value;
      return store
        .getState()
        .edit([{ ...at, ...(locale && !isFirst && { locale }), value: whole }]);
    };
  return (
    <div className={css.fields}>
      {Object.entries(fields)
        .filter(([, field]) => isShown(field, fields, values))
        .map(([name, field]) => {
          const Control = fieldComponents[field.type];
          return (
            <Control
              key={name}
              field={field}
              value={values[name] ?? field.default}
              set={setter(name)}
              shown={shown}
            />
          );
        })}
    </div>
  );
}

function isShown(field: Field, fields: FieldMap, values: FieldsProps['values']): boolean {
  if (!field.when) return true;
  const { field: other, is } = field.when;
  return is.includes(values[other] ?? fields[other]?.default);
}
