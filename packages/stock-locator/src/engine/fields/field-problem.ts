/** What is wrong with a field that a raw vehicle has. */
export type FieldProblem =
  | 'missing'
  | 'not_text'
  | 'markup'
  | 'direction'
  | 'too_long'
  | 'not_a_number'
  | 'negative'
  | 'absurd'
  | 'unsafe_address'
  | 'not_a_list'
  | 'too_many';

/** Is told what is wrong; the reader leaves it out all the same. */
export type Tell = (problem: FieldProblem) => void;

/** Makes what is told of a field's problems. */
export type TellOf = (field: string) => Tell;
