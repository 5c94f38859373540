import type { Bilingual } from '../../model/definition/bilingual.js';
import { type Field, separator, string, text } from '../../model/definition/field.js';

interface QuestionDefault<A extends number> {
  heading: Bilingual;
  subheading?: Bilingual;
  /** By number, from 1: label and description. */
  answers: Readonly<Record<A, readonly [label: Bilingual, description?: Bilingual]>>;
}

type QuestionFields<S extends number, A extends number> = {
  readonly [K in `step_${S}_separator`]: Field<'Separator', never, true>;
} & {
  readonly [K in `step_${S}_heading` | `step_${S}_subheading` | `step_${S}_answer_${A}`]: Field<
    'String',
    string,
    true
  >;
} & {
  readonly [K in `step_${S}_answer_${A}_description`]: Field<'Text', string, true>;
};

/** Fields of a question and its answers, collapsed in the editor. */
export function questionFields<const S extends number, const A extends number>(
  step: S,
  { heading, subheading, answers }: QuestionDefault<A>,
): QuestionFields<S, A> {
  const texts = Object.entries<QuestionDefault<A>['answers'][A]>(answers).flatMap(
    ([at, [label, description]]) => [
      [
        `step_${step}_answer_${at}`,
        string({ label: { ar: `الإجابة ${at}`, en: `Answer ${at}` }, default: label, ...optional }),
      ],
      [
        `step_${step}_answer_${at}_description`,
        text({
          label: { ar: `شرح الإجابة ${at}`, en: `Description of answer ${at}` },
          ...(description && { default: description }),
          ...optional,
        }),
      ],
    ],
  );
  return {
    [`step_${step}_separator`]: separator({
      label: { ar: `السؤال ${step}`, en: `Question ${step}` },
      collapsed: true,
    }),
    [`step_${step}_heading`]: string({
      label: { ar: 'السؤال', en: 'Heading' },
      default: heading,
      ...optional,
    }),
    [`step_${step}_subheading`]: string({
      label: { ar: 'سطر تحت السؤال', en: 'Subheading' },
      ...(subheading && { default: subheading }),
      ...optional,
    }),
    ...Object.fromEntries(texts),
  } as QuestionFields<S, A>;
}

const optional = { optional: true } as const;
