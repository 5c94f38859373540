import { vars } from '../../styles/vars.js';

/** Style of slider thumbs; each browser needs its own selector. */
export const thumb = {
  appearance: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.canvas,
  cursor: 'grab',
} as const;

export const focusedThumb = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} as const;
