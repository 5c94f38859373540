import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageAddress } from '../../renderer/use-page-address.js';
import {
  choose,
  isIncomplete,
  next,
  previous,
  type Quiz,
  type QuizState,
  quizParams,
  quizQuery,
  readQuiz,
  startOf,
} from './quiz.js';

/** The quiz that wrote the current entry of the history, and the router's key of it. */
let owner: { quiz: object; entry: unknown } | undefined;

/**
 * A quiz with its state in the page's URL: each step is an entry of the browser's history, a result
 * has a URL that can be shared, and the server renders the same state. The router does not see the
 * entries, since nothing is loaded for them. The heading with `data-quiz-focus` receives the focus
 * after each step.
 */
export function useQuiz(definition: Quiz, suffix: string | undefined) {
  const quiz: Quiz = { ...definition, suffix };
  const { pathname, search } = usePageAddress();
  const query = new URLSearchParams(search);
  const [state, setState] = useState(() => readQuiz(quiz, query));
  const [adopted, setAdopted] = useState(search);
  const [isReady, setIsReady] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);

  // A link of the page to another state of the quiz; other queries leave it as it is.
  if (search !== adopted) {
    setAdopted(search);
    if (quizParams(quiz).some((name) => query.has(name))) setState(readQuiz(quiz, query));
  }

  const write = (written: QuizState, method: 'pushState' | 'replaceState') => {
    hasMoved.current = written.step !== state.step;
    setState(written);
    owner = { quiz: root, entry: entryKey() };
    const params = quizQuery(quiz, written, new URLSearchParams(location.search));
    const address = location.pathname + (params.size > 0 ? `?${params}` : '') + location.hash;
    try {
      history[method](history.state, '', address);
    } catch {
      // A browser may allow no more entries; the quiz then works without them.
    }
  };

  const onPop = useEffectEvent((event: PopStateEvent) => {
    if (owner?.quiz !== root || owner.entry !== entryKey()) return;
    const there = readQuiz(quiz, new URLSearchParams(location.search));
    if (there.step === state.step) return;
    event.stopImmediatePropagation();
    // Answers that were chosen later are kept.
    const answers = there.answers.map((chosen, at) =>
      state.answers[at]?.length ? state.answers[at] : chosen,
    );
    write({ ...there, answers }, 'replaceState');
  });

  useEffect(() => {
    setIsReady(true);
    const listen = (event: PopStateEvent) => onPop(event);
    // Before the router's own listener.
    addEventListener('popstate', listen, true);
    return () => {
      removeEventListener('popstate', listen, true);
      if (owner?.quiz === root) owner = undefined;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the step
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    root.current?.querySelector<HTMLElement>('[data-quiz-focus]')?.focus();
  }, [state.step]);

  return {
    /** With the names of its parameters on this page. */
    definition: quiz,
    state,
    /** For the element around all steps. */
    root,
    /** True in the browser, once scripts run. */
    isReady,
    /** A form was sent without all answers. */
    isIncomplete: isIncomplete(quiz, query),
    /** URL of the page with another state, for links without a script. */
    hrefOf: (there: QuizState) => {
      const params = quizQuery(quiz, there, query);
      return params.size > 0 ? `${pathname}?${params}` : pathname;
    },
    choose: (question: number, value: string) =>
      write(choose(quiz, state, question, value), 'replaceState'),
    next: () => write(next(quiz, state), 'pushState'),
    previous: () => write(previous(quiz, state), 'pushState'),
    /** Goes to a question, with all answers. */
    goTo: (step: number) => write({ ...state, step }, 'pushState'),
    restart: () => write(startOf(quiz), 'pushState'),
  };
}

/** Key of the router's current entry; undefined without a router. */
const entryKey = () => (history.state as { key?: unknown } | null)?.key;
