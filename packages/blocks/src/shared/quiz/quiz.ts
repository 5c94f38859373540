export interface QuizQuestion {
  /** Name of its parameter in the URL, after the quiz's prefix. */
  readonly name: string;
  /** Values of its answers, in display order. */
  readonly answers: readonly string[];
  /** Several answers may be chosen. */
  readonly several?: boolean;
}

export interface Quiz {
  /** Prefix of the quiz's parameters in the page's URL. */
  readonly prefix: string;
  /** Added to their names. Default: nothing. */
  readonly suffix?: string | undefined;
  readonly questions: readonly QuizQuestion[];
  /** There is a step between the last question and the result. */
  readonly hasFinal?: boolean;
}

/** 0 is the start, 1 the first question. */
export type QuizStep = number | 'final' | 'result';

export interface QuizState {
  readonly step: QuizStep;
  /** Chosen answers by question, in display order. */
  readonly answers: readonly (readonly string[])[];
}

export const startOf = ({ questions }: Quiz): QuizState => ({
  step: 0,
  answers: questions.map(() => []),
});

/** Chosen answers of a question, which is counted from 1. */
export const answersTo = ({ answers }: QuizState, question: number): readonly string[] =>
  answers[question - 1] ?? [];

/** The first question without an answer, counted from 1; undefined if there is none. */
export function firstOpen({ answers }: Pick<QuizState, 'answers'>): number | undefined {
  const at = answers.findIndex((chosen) => chosen.length === 0);
  return at < 0 ? undefined : at + 1;
}

/** Chooses an answer; in a question with several ones, chooses it or removes it again. */
export function choose(quiz: Quiz, state: QuizState, question: number, value: string): QuizState {
  const { answers: known = [], several } = quiz.questions[question - 1] ?? {};
  if (!known.includes(value)) return state;
  const before = answersTo(state, question);
  const isRemoved = several && before.includes(value);
  const wanted = isRemoved ? before.filter((one) => one !== value) : [...before, value];
  const chosen = several ? known.filter((one) => wanted.includes(one)) : [value];
  return { ...state, answers: state.answers.with(question - 1, chosen) };
}

/** The next step; the same state while the current question has no answer. */
export function next(quiz: Quiz, state: QuizState): QuizState {
  const { step } = state;
  const last = quiz.questions.length;
  if (typeof step === 'number' && step < last) {
    const isBlocked = step > 0 && answersTo(state, step).length === 0;
    return isBlocked ? state : { ...state, step: step + 1 };
  }
  const open = firstOpen(state);
  if (open !== undefined) return { ...state, step: open };
  return { ...state, step: step === last && quiz.hasFinal ? 'final' : 'result' };
}

/** The step before, with all answers. */
export function previous(quiz: Quiz, state: QuizState): QuizState {
  const { step } = state;
  if (typeof step === 'number') return { ...state, step: Math.max(0, step - 1) };
  const last = quiz.questions.length;
  return { ...state, step: step === 'result' && quiz.hasFinal ? 'final' : last };
}

/** The parameter in the page's URL of a question, or of the `step`. */
export const paramOf = ({ prefix, suffix = '' }: Quiz, name: string): string =>
  `${prefix}_${name}${suffix}`;

/** Names of the quiz's parameters: one for each question, and the step. */
export const quizParams = (quiz: Quiz): string[] =>
  [...quiz.questions.map(({ name }) => name), 'step'].map((name) => paramOf(quiz, name));

/**
 * The state in a query string. All answers without a step are the result, which is also what a form
 * sends without a script; some of them lead to the first question without an answer. Unknown answers
 * are ignored.
 */
export function readQuiz(quiz: Quiz, query: URLSearchParams): QuizState {
  const answers = quiz.questions.map(({ name, answers: known, several }) => {
    const given = query.getAll(paramOf(quiz, name));
    const chosen = known.filter((value) => given.includes(value));
    return several ? chosen : chosen.slice(0, 1);
  });
  return { answers, step: stepIn(quiz, query.get(paramOf(quiz, 'step')), { answers }) };
}

function stepIn(
  quiz: Quiz,
  wanted: string | null,
  { answers }: Pick<QuizState, 'answers'>,
): QuizStep {
  const open = firstOpen({ answers });
  if (wanted === 'final' && quiz.hasFinal) return open ?? 'final';
  const step = wanted ? Number(wanted) : Number.NaN;
  if (Number.isInteger(step) && step >= 0) {
    return Math.min(step, open ?? quiz.questions.length);
  }
  if (answers.every((chosen) => chosen.length === 0)) return 0;
  return open ?? 'result';
}

/** True for a form that was sent without all answers. */
export const isIncomplete = (quiz: Quiz, query: URLSearchParams): boolean => {
  const { step } = readQuiz(quiz, query);
  return !query.has(paramOf(quiz, 'step')) && typeof step === 'number' && step > 0;
};

/** The query string of a state; other parameters of `query` are kept. */
export function quizQuery(quiz: Quiz, state: QuizState, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of quizParams(quiz)) written.delete(name);
  for (const [at, { name }] of quiz.questions.entries()) {
    for (const value of state.answers[at] ?? []) written.append(paramOf(quiz, name), value);
  }
  const isStart = state.step === 0 && state.answers.every((chosen) => chosen.length === 0);
  if (state.step !== 'result' && !isStart) written.set(paramOf(quiz, 'step'), String(state.step));
  return written;
}
