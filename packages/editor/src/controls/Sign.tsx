import { useLanguage } from '../language/use-language.ts';
import { type EditorIcon, iconPaths, turning } from './icon-paths.ts';

/** Decorative icon. Its meaning must be in a text next to it or in the control's label. */
export function Sign({ name, size = 16 }: { name: EditorIcon; size?: number }) {
  const { dir } = useLanguage();
  const turned = dir === 'rtl' && turning.has(name);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'drag' ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...(turned && { transform: 'scale(-1 1)' })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
