export const buttonSizes = ['medium', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
export const buttonKinds = ['primary', 'secondary', 'tertiary'] as const;
export type ButtonKind = (typeof buttonKinds)[number];

export interface ButtonLook {
  /** primary, secondary or tertiary; anything else is primary. */
  kind?: unknown;
  /** medium or small; anything else is medium, and a tertiary one is always small. */
  size?: unknown;
}

export function buttonLook({ kind, size }: ButtonLook): {
  'data-kind': ButtonKind;
  'data-size': ButtonSize;
} {
  const known = buttonKinds.includes(kind as ButtonKind) ? (kind as ButtonKind) : 'primary';
  const small = known === 'tertiary' || size === 'small';
  return { 'data-kind': known, 'data-size': small ? 'small' : 'medium' };
}
