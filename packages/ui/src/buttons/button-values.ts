/** Kinds of buttons by weight; `primary` unless given. Site document, section 5. */
export const buttonTypes = ['primary', 'secondary', 'tertiary'] as const;

/** One of `buttonTypes`. */
export type ButtonType = (typeof buttonTypes)[number];

/** Sizes of buttons; `medium` unless given. Site document, section 5. */
export const buttonSizes = ['medium', 'small'] as const;

/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

/** The size of a button: tertiary ones are always small. Site document, section 5. */
export const buttonSize = (size: ButtonSize, type: ButtonType): ButtonSize =>
  type === 'tertiary' ? 'small' : size;

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
