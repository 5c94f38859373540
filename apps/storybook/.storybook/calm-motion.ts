const wish = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g;
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** A media query as evaluated with reduced motion. */
export const asCalm = (query: string): string =>
  query.replace(wish, (_, wanted: string) => (wanted === 'reduce' ? always : never));

const written = new WeakMap<CSSMediaRule, string>();
const realMatchMedia = globalThis.matchMedia?.bind(globalThis);
let calm = false;

function answer(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (
      rule instanceof CSSMediaRule &&
      /prefers-reduced-motion/.test(written.get(rule) ?? rule.conditionText)
    ) {
      const query = written.get(rule) ?? rule.conditionText;
      written.set(rule, query);
      rule.media.mediaText = calm ? asCalm(query) : query;
    }
    if ('cssRules' in rule) answer((rule as CSSGroupingRule).cssRules);
  }
}

const respondToAll = () => {
  for (const sheet of document.styleSheets)
    if (sheet.ownerNode instanceof HTMLStyleElement) answer(sheet.cssRules);
};

let watching: MutationObserver | undefined;

/** Shows stories with reduced motion, or as the operating system is set. */
export function setCalm(wanted: boolean): void {
  if (wanted === calm) return;
  calm = wanted;
  globalThis.matchMedia = (query) => realMatchMedia(calm ? asCalm(query) : query);
  watching ??= new MutationObserver(() => calm && respondToAll());
  watching.observe(document.head, { childList: true, subtree: true });
  respondToAll();
}
