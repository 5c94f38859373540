import type { FieldType } from '@mawkib/blocks/model';
import type { ComponentType } from 'react';
import type { FieldProps } from '../field-props.ts';
import { BoolField } from './BoolField.tsx';
import { IconField } from './IconField.tsx';
import { ImageField } from './ImageField.tsx';
import { JsonField } from './JsonField.tsx';
import { LinkField } from './LinkField.tsx';
import { LinksField } from './LinksField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { SeparatorField } from './SeparatorField.tsx';
import { TextField } from './TextField.tsx';

/** Component per type of field. A type without a component is a compile error. */
export const fieldComponents: Readonly<Record<FieldType, ComponentType<FieldProps>>> = {
  String: TextField,
  Text: TextField,
  Markdown: TextField,
  Bool: BoolField,
  Number: NumberField,
  Select: SelectField,
  Image: ImageField,
  Link: LinkField,
  LinksCollection: LinksField,
  Icon: IconField,
  Json: JsonField,
  Separator: SeparatorField,
};
