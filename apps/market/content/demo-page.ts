/** Helpers to write the demo market's pages. Ids follow from the position. */

type Text = { ar: string; en: string };
type Fields = Record<string, unknown>;

export const text = (ar: string, en: string): Text => ({ ar, en });

export const image = (id: string, ar: string, en: string) => ({ id, alt: text(ar, en) });

/** A link to a page of this site. */
export const link = (url: string, ar: string, en: string) => ({
  type: 'internal',
  label: text(ar, en),
  url,
  target: '_self',
  form_id: '',
  hidden_fields: {},
  title: text('', ''),
  columns: null,
});

export interface DemoBlock {
  template: string;
  fields: Fields;
  groups: Fields[];
}

export const block = (template: string, fields: Fields, groups: Fields[] = []): DemoBlock => ({
  template,
  fields,
  groups,
});

export interface DemoPage {
  id: string;
  path: string;
  title: Text;
  meta_title: Text;
  meta_description: Text;
  image_id: string;
  page_type: string | null;
  theme: 'land-rover' | 'jaguar';
  /** Date of an article, `yyyy-MM-dd`. */
  date?: string;
  blocks: DemoBlock[];
}

export interface DemoRedirect {
  id: string;
  path: string;
  to: string;
  http_code: number;
}
