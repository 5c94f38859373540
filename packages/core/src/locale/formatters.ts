/**
 * Formatters of the platform, each created once for a locale and its options: creating one takes
 * longer than a hundred uses. All code of the packages gets its formatters here; the house rule
 * `kept-formatters` checks that.
 */
function kept<O, F>(make: (tag: string, options: O) => F) {
  const made = new Map<string, F>();
  return (tag: string, options: O): F => {
    const key = tag + JSON.stringify(options);
    let known = made.get(key);
    if (known === undefined) {
      known = make(tag, options);
      made.set(key, known);
    }
    return known;
  };
}

export const dateFormatter = /* @__PURE__ */ kept(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormatter = /* @__PURE__ */ kept(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const relativeFormatter = /* @__PURE__ */ kept(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);
export const listFormatter = /* @__PURE__ */ kept(
  (tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);
export const collator = /* @__PURE__ */ kept(
  (tag, options: Intl.CollatorOptions) => new Intl.Collator(tag, options),
);
export const pluralRules = /* @__PURE__ */ kept(
  (tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);
export const displayNames = /* @__PURE__ */ kept(
  (tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options),
);
