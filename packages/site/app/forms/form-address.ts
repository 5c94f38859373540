import type { LinkValue } from '@mawkib/ui';

type ButtonPosition = NonNullable<LinkValue['buttonPosition']>;

const buttonPositions: readonly ButtonPosition[] = ['start', 'center', 'end', 'left', 'right'];

/** Form options in a link. */
export interface FormRequest {
  formId: string;
  /** Blank: the form's own title. */
  title: string;
  /** Blank: the form's own introduction. */
  subtitle: string;
  columns: 1 | 2;
  buttonPosition: ButtonPosition;
  /** Values by name; only hidden fields of the form use them. */
  hidden: Record<string, string>;
  /** The rest of the query, which prefills visible fields. */
  search: string;
}

const titleKey = '_title';
const subtitleKey = '_subtitle';
const columnsKey = '_columns';
const buttonKey = '_button';
const hiddenPrefix = '_hidden.';
/** Page that the back link of the form's page points to. */
export const backKey = '_back';

const longestTitle = 120;
const longestSubtitle = 300;
const longestValue = 500;
const maxHidden = 20;

/**
 * URL of a form's own page. It has all that a dialog needs, so that links work from static markup,
 * and without a script. The query of the link's URL prefills the form.
 */
export function formAddress(link: LinkValue): string {
  const id = link.formId?.trim();
  if (!id) return link.url?.trim() || '#';
  const query = new URLSearchParams(link.url?.split('#')[0]?.split('?')[1]);
  if (link.title?.trim()) query.set(titleKey, link.title.trim());
  if (link.subtitle?.trim()) query.set(subtitleKey, link.subtitle.trim());
  if (link.columns === 2) query.set(columnsKey, '2');
  if (link.buttonPosition) query.set(buttonKey, link.buttonPosition);
  for (const [name, value] of Object.entries(link.hiddenFields ?? {}))
    query.set(hiddenPrefix + name, value);
  return `/forms/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Reads the query of `formAddress`. */
export function readFormRequest(formId: string, query: URLSearchParams): FormRequest {
  const rest = new URLSearchParams();
  const hidden: [string, string][] = [];
  for (const [name, value] of query) {
    if (name.startsWith(hiddenPrefix) && value.length <= longestValue)
      hidden.push([name.slice(hiddenPrefix.length), value]);
    else if (!name.startsWith('_')) rest.append(name, value);
  }
  return {
    formId,
    title: readText(query.get(titleKey), longestTitle),
    subtitle: readText(query.get(subtitleKey), longestSubtitle),
    columns: query.get(columnsKey) === '2' ? 2 : 1,
    buttonPosition: buttonPositions.find((each) => each === query.get(buttonKey)) ?? 'start',
    hidden: Object.fromEntries(hidden.slice(0, maxHidden)),
    search: rest.toString(),
  };
}

/** Anyone can write a link: a text that advertises an address or a number is dropped. */
function readText(value: string | null, longest: number): string {
  const text = value?.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() ?? '';
  return text.length > longest || /\p{L}\.\p{L}|[/@]|\p{N}{5}/u.test(text) ? '' : text;
}
