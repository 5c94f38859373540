import { useReducer } from 'react';

interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Target of the last change. Further changes of it join the same step. */
  step: string | null;
}

type Action<T> =
  | { kind: 'change'; step: string | null; edit(value: T): T }
  | { kind: 'undo' | 'redo' }
  | { kind: 'load'; value: T };

const maxSteps = 200;

function reduce<T>(history: History<T>, action: Action<T>): History<T> {
  const { past, present, future, step } = history;
  switch (action.kind) {
    case 'load':
      return { past: [], present: action.value, future: [], step: null };
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], step: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { past: [...past, present], present: after, future: rest, step: null };
    }
    case 'change': {
      const isSameStep = action.step !== null && action.step === step;
      return {
        past: isSameStep ? past : [...past, present].slice(-maxSteps),
        present: action.edit(present),
        future: [],
        step: action.step,
      };
    }
  }
}

/** A value with undo and redo. Changes with the same `step` in a row are undone together. */
export function useUndoable<T extends object>(initial: () => T) {
  const [{ present, past, future }, dispatch] = useReducer(
    reduce as (history: History<T>, action: Action<T>) => History<T>,
    undefined,
    (): History<T> => ({ past: [], present: initial(), future: [], step: null }),
  );
  return {
    value: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (edit: (value: T) => T, step: string | null = null) =>
      dispatch({ kind: 'change', step, edit }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    load: (value: T) => dispatch({ kind: 'load', value }),
  };
}
