import { escapeHtml } from '@mawkib/core/guards';
import { metaheadEnd, metaheadMarks, metaheadTag, type PlacedMetahead } from './metahead-tag.ts';

/** Attributes as text; an empty value renders the name only. */
export const attributesHtml = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      const safe = escapeHtml(value);
      return value === '' ? ` ${name}` : ` ${name}="${safe}"`;
    })
    .join('');

/**
 * Escapes text so that it cannot close its own element or open a comment that swallows the end tag.
 */
const enclosed = (name: 'script' | 'style', text: string) =>
  text.replace(new RegExp(`</(?=${name})`, 'gi'), '<\\/').replaceAll('<!--', '<\\!--');

/** Other elements end the document's head. */
const endsHead = /<(?!\/?(?:meta|link|script|style|base|title|template)\b|!--)\/?[a-z]/i;

function metaheadHtml(metahead: PlacedMetahead, nonce: string, ofPage: boolean): string {
  const { name, attributes, text } = metaheadTag(metahead);
  const marks = metaheadMarks(metahead, ofPage);
  if (name === null) {
    const end = attributesHtml({ [metaheadEnd]: metahead.id });
    return `<template${attributesHtml(marks)}></template>${text}<template${end}></template>`;
  }
  const all = attributesHtml({ ...marks, ...attributes, nonce });
  return `<${name}${all}>${enclosed(name, text)}</${name}>`;
}

/** Meta heads of every page and of this page, ordered, as text for the ends of head and body. */
export function metaheadsHtml(
  { global, page }: { global: readonly PlacedMetahead[]; page: readonly PlacedMetahead[] },
  nonce: string,
): { head: string; body: string } {
  const html = { head: '', body: '' };
  const all = [
    ...global.map((metahead) => ({ metahead, ofPage: false })),
    ...page.map((metahead) => ({ metahead, ofPage: true })),
  ].sort((one, other) => one.metahead.sequence - other.metahead.sequence);
  for (const { metahead, ofPage } of all) {
    const { in_body, language, content } = metahead;
    const place = in_body || (language === 'html' && endsHead.test(content)) ? 'body' : 'head';
    html[place] += metaheadHtml(metahead, nonce, ofPage);
  }
  return html;
}
