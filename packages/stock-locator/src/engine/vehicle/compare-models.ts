import type { CompareSpec } from '@mawkib/api-clients/contracts/content';
import { formatNumber, type Locale } from '@mawkib/core/locale';

/** Specs by model key. Site document, section 3. */
export type ModelSpecs = Readonly<Record<string, CompareSpec>>;

/** One specification of several models. */
interface ComparedFact {
  readonly key: string;
  readonly label: string;
  /** In the order of the models; '' for a model without it. */
  readonly texts: readonly string[];
  /** True if the values are not all the same. */
  readonly differs: boolean;
}

/** A titled group of specifications. */
interface ComparedGroup {
  readonly label: string;
  readonly facts: readonly ComparedFact[];
}

type Fact = NonNullable<CompareSpec['groups']>[number]['items'][number];

/**
 * Compares models side by side. Groups and facts are in the order in which they first occur. A
 * model without specs has empty values; a fact that no model has is left out.
 */
export function compareModels(
  specs: ModelSpecs,
  models: readonly string[],
  locale: Locale,
): ComparedGroup[] {
  const labels = new Map<string, Map<string, string>>();
  const texts = models.map((model) => {
    const own = new Map<string, string>();
    for (const group of specOf(specs, model)?.groups ?? []) {
      const facts = labels.get(group.label) ?? new Map<string, string>();
      labels.set(group.label, facts);
      for (const fact of group.items) {
        const text = factText(fact, locale);
        if (text === '') continue;
        if (!facts.has(fact.key)) facts.set(fact.key, fact.label);
        own.set(`${group.label} ${fact.key}`, text);
      }
    }
    return own;
  });
  return [...labels].flatMap(([group, facts]) => {
    const compared = [...facts].map(([key, label]): ComparedFact => {
      const each = texts.map((own) => own.get(`${group} ${key}`) ?? '');
      return { key, label, texts: each, differs: new Set(each).size > 1 };
    });
    return compared.length > 0 ? [{ label: group, facts: compared }] : [];
  });
}

const specOf = (specs: ModelSpecs, model: string) =>
  Object.hasOwn(specs, model) ? specs[model] : undefined;

/** Value with its unit. */
function factText({ value, unit }: Fact, locale: Locale): string {
  if (value === null || value === '') return '';
  const text = typeof value === 'number' ? formatNumber(value, locale) : value;
  return unit ? `${text} ${unit}` : text;
}
