import type MarkdownIt from 'markdown-it';

type Renderer = InstanceType<typeof MarkdownIt>;

const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
/** Signs that begin what is bold: brackets, quotes, currencies, signs of numbers, pictures. */
const opening = /^[\p{Ps}\p{Pi}\p{Sc}\p{So}"'+\-−#@]/u;
const closing = /[\p{P}\p{S}]$/u;
const letter = /[\p{L}\p{N}]/u;
const shortcut = 40;

/**
 * Bold in Arabic. CommonMark takes `**` between a letter and a sign for bold only at the outer side
 * of a word, as scripts with blanks between all words need it. Arabic attaches و, ب and ل, so there
 * `و**«دبي»**` and `**السعر:**٥٠٠` are bold too. A single asterisk keeps the rule: Arabic has no
 * italics, and `السعر*،` refers to a note.
 */
export function boldInArabic(markdown: Renderer): void {
  const { State } = markdown.inline;
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const run = super.scanDelims(start, canSplitWord);
      if (run.length < 2 || this.src[start] !== '*' || (run.can_open && run.can_close)) return run;
      const before = this.src.slice(Math.max(0, start - shortcut), start);
      const after = this.src.slice(start + run.length, start + run.length + shortcut);
      if (!/\S$/.test(before) || !/^\S/.test(after) || !isArabic(before, after)) return run;
      return {
        ...run,
        can_open: run.can_open || opening.test(after),
        can_close: run.can_close || closing.test(before),
      };
    }
  };
}

/** True if the nearest letter or digit on one of the sides is Arabic. */
const isArabic = (before: string, after: string): boolean =>
  [[...before].reverse(), [...after]].some((characters) =>
    arabic.test(characters.find((character) => letter.test(character)) ?? ''),
  );
