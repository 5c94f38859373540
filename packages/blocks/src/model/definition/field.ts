import { imageSizes } from '@mawkib/core/vocabulary';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import type { Bilingual, StoredText } from './bilingual.js';
import { blankLink } from './blank-link.js';
import type {
  PublicImage,
  PublicLink,
  Schema,
  Size,
  StoredImage,
  StoredLink,
} from './public-values.js';

export const fieldTypes = [
  'String',
  'Text',
  'Markdown',
  'Bool',
  'Number',
  'Select',
  'Image',
  'Link',
  'LinksCollection',
  'Icon',
  'Json',
  'Separator',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export interface FieldOption<V extends string = string> {
  readonly value: V;
  readonly label: Bilingual;
}

/** Type-specific attributes of a field. Plain data: part of the template JSON. */
export interface FieldAttrs {
  /** Markdown: language of the text. */
  readonly language?: 'html' | 'json';
  /** Markdown: inline text (a title), without a paragraph. */
  readonly inline?: boolean;
  /** Markdown: a separate piece of HTML, stored unchanged except for unsafe parts. */
  readonly markup?: boolean;
  readonly options?: readonly FieldOption[];
  readonly sizes?: readonly Size[];
  /** Image: size to use if the library lacks one of `sizes`. */
  readonly fallback?: Size;
  readonly max_length?: number;
  /** Text: its max number of lines. */
  readonly max_lines?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** String: its validated format. */
  readonly format?: 'schedule' | 'url' | 'id';
  /** Separator: the fields up to the next one are folded in the editor's form. */
  readonly collapsed?: boolean;
}

declare const value: unique symbol;
/**
 * A field of a block. `Value` is the type of the prop; an optional field is undefined while it is
 * blank, all others always have a value.
 */
export interface Field<
  Type extends FieldType = FieldType,
  Value = unknown,
  Optional extends boolean = boolean,
> {
  readonly type: Type;
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly optional: Optional;
  /** A blank value is reported before publishing; drafts may be blank. */
  readonly required: boolean;
  /** Translatable: the stored value has a text per language (for Image and Link, inside). */
  readonly contentful: boolean;
  /** In the stored format. */
  readonly default: unknown;
  readonly attrs: FieldAttrs;
  readonly schema?: Schema<unknown>;
  /** See `derivedProp`. */
  readonly toProp?: (value: never) => unknown;
  /** The editor shows it only if another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly unknown[] };
  /** Select: the prop of a value. Default: the value. */
  readonly prop?: (stored: string) => Value;
  readonly [value]?: Value;
}

export type FieldMap = Readonly<Record<string, Field>>;
// biome-ignore lint/complexity/noBannedTypes: the map without fields
export type NoFields = {};
export type ValueOf<F> = F extends Field<FieldType, infer V, boolean> ? V : never;

interface FieldOptions {
  label: Bilingual;
  help?: Bilingual;
  optional?: boolean;
  required?: boolean;
  when?: Field['when'];
}

interface TextOptions extends FieldOptions {
  /** True for text that visitors read, which is translated; false for keys, ids and hashes. */
  contentful?: boolean;
  default?: Bilingual | string;
  max_length?: number;
  max_lines?: number;
  format?: FieldAttrs['format'];
}

interface MarkdownOptions extends TextOptions {
  language?: 'html' | 'json';
  inline?: boolean;
  markup?: boolean;
}

interface NumberOptions extends FieldOptions {
  default?: number;
  min?: number;
  max?: number;
  step?: number;
}

interface ImageOptions extends FieldOptions {
  sizes?: readonly Size[];
  fallback?: Size;
  default?: StoredImage;
}

type IsOptional<O> = O extends { readonly optional: true } ? true : false;
/** Prop type of a Markdown field: text for JSON, otherwise sanitized HTML. */
type Markup<O> = O extends { readonly language: 'json' } ? string : SafeHtml;
type Blank<O> = O extends { readonly default: number } ? never : null;

export function string<const O extends TextOptions>(
  options: O,
): Field<'String', string, IsOptional<O>> {
  return text_('String', options);
}

export function text<const O extends TextOptions>(
  options: O,
): Field<'Text', string, IsOptional<O>> {
  return text_('Text', options);
}

/** The prop is sanitized HTML, or unchanged text if `language` is `json`. */
export function markdown<const O extends MarkdownOptions>(
  options: O,
): Field<'Markdown', Markup<O>, IsOptional<O>> {
  const { language = 'html', inline, markup } = options;
  const attrs = { language, ...(inline && { inline }), ...(markup && { markup }) };
  return text_('Markdown', options, attrs);
}

export function bool(options: FieldOptions & { default?: boolean }): Field<'Bool', boolean, false> {
  return build('Bool', { ...options, optional: false }, { default: options.default ?? false });
}

export function number<const O extends NumberOptions>(
  options: O,
): Field<
  'Number',
  number | (O extends { readonly optional: true } ? never : Blank<O>),
  IsOptional<O>
> {
  const { min, max, step } = options;
  return build('Number', options, {
    default: options.default ?? null,
    attrs: defined({ min, max, step }),
  });
}

interface SelectOptions<V extends string> extends FieldOptions {
  options: readonly FieldOption<V>[];
  default?: NoInfer<V>;
}

/** Without a default the first option is selected, unless the field is optional. */
export function select<const V extends string, const O extends SelectOptions<V>>(
  options: O & SelectOptions<V>,
): Field<'Select', V, IsOptional<O>> {
  const first = options.optional ? '' : options.options[0]?.value;
  return build('Select', options, {
    default: options.default ?? first ?? '',
    attrs: {
      /** Computed on each access: some options come from a market that is registered later. */
      get options() {
        return options.options;
      },
    },
  });
}

export const wideSizes: readonly Size[] = imageSizes['16-9'];

export function image<const O extends ImageOptions>(
  options: O,
): Field<'Image', PublicImage, IsOptional<O>> {
  const { sizes = wideSizes, fallback } = options;
  return build('Image', options, {
    contentful: true,
    default: options.default ?? { id: '', alt: {} },
    attrs: { sizes, ...(fallback && { fallback }) },
  });
}

export function link<const O extends FieldOptions & { default?: Partial<StoredLink> }>(
  options: O,
): Field<'Link', PublicLink, IsOptional<O>> {
  return build('Link', options, {
    contentful: true,
    default: { ...blankLink(), ...options.default },
  });
}

export function linksCollection(
  options: FieldOptions & { default?: readonly Partial<StoredLink>[] },
): Field<'LinksCollection', PublicLink[], false> {
  return build(
    'LinksCollection',
    { ...options, optional: false },
    {
      contentful: true,
      default: (options.default ?? []).map((link) => ({ ...blankLink(), ...link })),
    },
  );
}

export function icon<const O extends FieldOptions & { default?: string }>(
  options: O,
): Field<'Icon', string, IsOptional<O>> {
  return build('Icon', options, { default: options.default ?? '' });
}

/** `default` replaces a blank or invalid text. Texts inside may be `{ar, en}` objects. */
export function json<T>(
  options: Omit<FieldOptions, 'optional'> & { schema: Schema<T>; default: T },
): Field<'Json', T, false> {
  return build(
    'Json',
    { ...options, optional: false },
    {
      default: JSON.stringify(options.default),
      schema: options.schema,
    },
  );
}

/** A separator in the editor's form; it has no value. */
export const separator = ({ label, ...attrs }: { label: Bilingual; collapsed?: boolean }) =>
  build('Separator', { label, optional: true }, { default: null, attrs }) as Field<
    'Separator',
    never,
    true
  >;

function text_<T extends FieldType, V, O extends boolean>(
  type: T,
  options: TextOptions,
  attrs: FieldAttrs = {},
): Field<T, V, O> {
  const { contentful = true, max_length, max_lines, format } = options;
  return build(type, options, {
    contentful,
    default: contentful ? perLanguage(options.default) : plain(options.default),
    attrs: { ...attrs, ...defined({ max_length, max_lines, format }) },
  });
}

const perLanguage = (text: Bilingual | string | undefined): StoredText =>
  typeof text === 'string' ? { ar: text, en: text } : { ...text };
const plain = (text: Bilingual | string | undefined) =>
  typeof text === 'string' ? text : (text?.ar ?? '');

const defined = (attrs: FieldAttrs): FieldAttrs =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== undefined));

function build<T extends FieldType, V, O extends boolean>(
  type: T,
  options: FieldOptions,
  rest: Partial<Field> & { default: unknown },
): Field<T, V, O> {
  const { label, help, optional = false, required = false, when } = options;
  return {
    type,
    label,
    ...(help && { help }),
    ...(when && { when }),
    optional: optional as O,
    required,
    contentful: false,
    attrs: {},
    ...rest,
  } as Field<T, V, O>;
}
