import { isRecord } from '@mawkib/core/guards';
/** State of the step tabs, as it is stored. */
export interface StepsState {
  active: number;
  enabled: number[];
  validated: ValidatedStep[];
  disabledButtons: string[];
}

export interface ValidatedStep {
  stepIndex: number;
  type: string;
  value: unknown;
}

export const initialSteps = (): StepsState => ({
  active: 0,
  enabled: [0],
  validated: [],
  disabledButtons: [],
});

export const enableStep = (state: StepsState, index: number): StepsState => ({
  ...state,
  enabled: state.enabled.includes(index) ? state.enabled : [...state.enabled, index].sort(byValue),
});

/** Activates and enables a step. */
export const activateStep = (state: StepsState, index: number): StepsState => ({
  ...enableStep(state, index),
  active: index,
});

/** Stores the result of a step; one entry per step and type. */
export function validateStep(state: StepsState, entry: ValidatedStep): StepsState {
  const others = state.validated.filter((known) => !isSameEntry(known, entry));
  const validated = [...others, entry].sort((a, b) => a.stepIndex - b.stepIndex);
  return { ...state, validated };
}

export const invalidateStep = (state: StepsState, stepIndex: number): StepsState => ({
  ...state,
  validated: state.validated.filter((entry) => entry.stepIndex !== stepIndex),
});

export function setButtonDisabled(
  state: StepsState,
  button: string,
  disabled: boolean,
): StepsState {
  const others = state.disabledButtons.filter((known) => known !== button);
  return { ...state, disabledButtons: disabled ? [...others, button] : others };
}

/** True if the step is active, or if it is enabled and it and all steps before it are validated. */
export function isStepUsable(state: StepsState, index: number): boolean {
  if (index === state.active) return true;
  if (!state.enabled.includes(index)) return false;
  return upTo(index).every((step) => state.validated.some((entry) => entry.stepIndex === step));
}

/**
 * The stored state if it is valid and its active step and all before it are enabled; else `null`,
 * and the caller clears the stored value.
 */
export function restoreSteps(stored: unknown): StepsState | null {
  if (!isStepsState(stored)) return null;
  const { active, enabled, validated, disabledButtons } = stored;
  if (!upTo(active).every((step) => enabled.includes(step))) return null;
  return { active, enabled, validated, disabledButtons };
}

const upTo = (index: number) => Array.from({ length: index + 1 }, (_, step) => step);
const byValue = (a: number, b: number) => a - b;
const isSameEntry = (a: ValidatedStep, b: ValidatedStep) =>
  a.stepIndex === b.stepIndex && a.type === b.type;

const maxSteps = 100;
const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < maxSteps;

const isEntry = (value: unknown): value is ValidatedStep =>
  isRecord(value) && isIndex(value.stepIndex) && typeof value.type === 'string';

const isStepsState = (value: unknown): value is StepsState =>
  isRecord(value) &&
  isIndex(value.active) &&
  Array.isArray(value.enabled) &&
  value.enabled.every(isIndex) &&
  Array.isArray(value.validated) &&
  value.validated.every(isEntry) &&
  Array.isArray(value.disabledButtons) &&
  value.disabledButtons.every((button) => typeof button === 'string');
