import type { ReportProblem } from './field-problem.js';

/** Characters that reverse or hide text around them; marks for a single letter are not included. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const contentOfScripts = /<(script|style|iframe|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<[a-z/!?][^>]*(?:>|$)/gi;

/** Text on one line without markup, direction overrides and lone surrogates. */
export function cleanText(text: string, report: ReportProblem): string {
  let line = text.toWellFormed();
  if (line.includes('<')) {
    const bare = withoutMarkup(line);
    if (bare !== line) report('markup');
    line = bare;
  }
  if (line.search(turning) >= 0) {
    report('direction');
    line = line.replace(turning, '');
  }
  return line.replace(/[\p{Cc}\uFFFD\s]+/gu, ' ').trim();
}

/** Each tag becomes a space, so that two parts of a text never join into a new tag. */
const withoutMarkup = (text: string): string =>
  text.replace(contentOfScripts, ' ').replace(tag, ' ');
