/** Problem with a field of a raw vehicle. */
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

/** Reports a problem; the reader leaves the value out in any case. */
export type ReportProblem = (problem: FieldProblem) => void;

/** Creates the reporter of a field. */
export type ProblemReporter = (field: string) => ReportProblem;
