import type { Tell } from './field-problem.js';

/** What turns or hides the text around it; marks for a single letter are none of these. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const contentOfScripts = /<(script|style|iframe|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<[a-z/!?][^>]*(?:>|$)/gi;

/** Text on one line without markup, overrides of direction and halves of characters. */
export function clean(text: string, tell: Tell): string {
  let line = text.toWellFormed();
  if (line.includes('<')) {
    const bare = withoutMarkup(line);
    if (bare !== line) tell('markup');
    line = bare;
  }
  if (line.search(turning) >= 0) {
    tell('direction');
    line = line.replace(turning, '');
  }
  return line.replace(/[\p{Cc}\uFFFD\s]+/gu, ' ').trim();
}

/** Every tag leaves a space, so that no two pieces make another one. */
const withoutMarkup = (text: string): string =>
  text.replace(contentOfScripts, ' ').replace(tag, ' ');
