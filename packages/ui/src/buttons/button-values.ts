/** Kinds of buttons by weight. Default: `primary`. Site document, section 5. */
export const buttonTypes = ['primary', 'secondary', 'tertiary'] as const;

/** One of `buttonTypes`. */
export type ButtonType = (typeof buttonTypes)[number];

/** Sizes of buttons. Default: `medium`. Site document, section 5. */
export const buttonSizes = ['medium', 'small'] as const;

/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

/** Size of a button: tertiary ones are always small. Site document, section 5. */
export const buttonSize = (size: ButtonSize, type: ButtonType): ButtonSize =>
  type === 'tertiary' ? 'small' : size;

export interface ButtonLook {
  /** Default: `primary`. */
  kind?: ButtonType;
  /** Default: `medium`. A tertiary button is always small. */
  size?: ButtonSize;
}

export function buttonLook({ kind = 'primary', size = 'medium' }: ButtonLook): {
  'data-kind': ButtonType;
  'data-size': ButtonSize;
} {
  return { 'data-kind': kind, 'data-size': buttonSize(size, kind) };
}
