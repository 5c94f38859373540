import { jsonLanguage } from '@codemirror/lang-json';

/**
 * Offset of the first syntax error; null for valid JSON. The message of `JSON.parse` names no position
 * in some browsers.
 */
export function jsonErrorAt(source: string): number | null {
  let errorAt: number | null = null;
  jsonLanguage.parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) errorAt ??= from;
    },
  });
  return errorAt;
}
