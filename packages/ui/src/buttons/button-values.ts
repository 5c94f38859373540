import { type ButtonSize, type ButtonType, buttonSize, buttonTypes } from '@mawkib/core/vocabulary';

export interface ButtonLook {
  /** primary, secondary or tertiary; anything else is primary. */
  kind?: unknown;
  /** medium or small; anything else is medium, and a tertiary one is always small. */
  size?: unknown;
}

export function buttonLook({ kind, size }: ButtonLook): {
  'data-kind': ButtonType;
  'data-size': ButtonSize;
} {
  const known = buttonTypes.find((type) => type === kind) ?? 'primary';
  const asked = size === 'small' ? 'small' : 'medium';
  return { 'data-kind': known, 'data-size': buttonSize(asked, known) };
}
