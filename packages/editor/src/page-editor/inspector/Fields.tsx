import { type Field, type FieldMap, isFieldShown, type StoredText } from '@mawkib/blocks/model';
import { type Locale, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useRef } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { usePageStore } from '../store/page-store-context.ts';
import type { SetValue } from './field-props.ts';
import { fieldComponents } from './fields/field-components.ts';
import { inspectorStyles } from './inspector.styles.ts';
import { useWantedField } from './use-wanted-field.ts';

interface FieldsProps {
  fields: FieldMap;
  values: Readonly<Record<string, unknown>>;
  block: string;
  /** Id of the item; undefined for fields of the block. */
  group?: string;
  shown: readonly Locale[];
}

/** Form for the fields of a definition. Each change is one operation. */
export function Fields({ fields, values, block, group, shown }: FieldsProps) {
  const css = useStyles(inspectorStyles);
  const root = useRef<HTMLDivElement>(null);
  useWantedField(root, { block, group });
  const store = usePageStore();
  const { locale: language } = useLanguage();
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
      // The default's texts in other languages are stored with the first text.
      const whole = isFirst
        ? { ...(fields[field]?.default as StoredText), [locale]: value }
        : value;
      return store
        .getState()
        .edit([{ ...at, ...(locale && !isFirst && { locale }), value: whole }]);
    };
  const control = ([name, field]: Entry) => {
    const Control = fieldComponents[field.type];
    return (
      <div key={name} data-field={name} className={css.field}>
        <Control
          field={field}
          value={values[name] ?? field.default}
          set={setter(name)}
          shown={shown}
        />
      </div>
    );
  };
  const entries = Object.entries(fields).filter(([, field]) => isFieldShown(field, fields, values));
  return (
    <div ref={root} className={css.fields}>
      {sectionsOf(entries).map(([head, ...others]) => {
        if (!head?.[1].attrs.collapsed) return head && [head, ...others].map(control);
        return (
          <details key={head[0]} className={css.folded}>
            <summary className={css.separator}>{localize(head[1].label, language)}</summary>
            <div className={css.fields}>{others.map(control)}</div>
          </details>
        );
      })}
    </div>
  );
}

type Entry = readonly [name: string, field: Field];

/** Groups fields into sections; each separator starts one. */
function sectionsOf(entries: readonly Entry[]): Entry[][] {
  const sections: Entry[][] = [[]];
  for (const entry of entries) {
    if (entry[1].type === 'Separator') sections.push([]);
    sections.at(-1)?.push(entry);
  }
  return sections;
}
