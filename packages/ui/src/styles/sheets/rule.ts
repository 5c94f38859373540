import type { CSSProperties } from '@emotion/serialize';

/**
 * Rejects properties that do not fit an Arabic-first design: physical directions, letter spacing
 * and italics.
 */
type Rejected =
  | 'left'
  | 'right'
  | 'marginLeft'
  | 'marginRight'
  | 'paddingLeft'
  | 'paddingRight'
  | 'borderLeft'
  | 'borderRight'
  | 'borderLeftWidth'
  | 'borderRightWidth'
  | 'borderLeftColor'
  | 'borderRightColor'
  | 'borderLeftStyle'
  | 'borderRightStyle'
  | 'borderTopLeftRadius'
  | 'borderTopRightRadius'
  | 'borderBottomLeftRadius'
  | 'borderBottomRightRadius'
  | 'letterSpacing'
  | 'fontStyle';

type Properties = Omit<CSSProperties, Rejected>;

type Nested =
  | `${string}&${string}`
  | `@media ${string}`
  | `@supports ${string}`
  | '@starting-style'
  | `@container${string}`
  | `@keyframes mk-${string}`
  | `:${string}`;

/**
 * A style rule: logical CSS properties, CSS variables and nested rules. `$name` in a nested
 * selector is the class of the sheet's rule `name`. Keyframes are global: prefix them with `mk-`.
 */
export type Rule = Properties & { [K in `--${string}`]?: string | number } & {
  [K in Nested]?: Rule | Record<string, Properties>;
};

export type Rules = Record<string, Rule>;
