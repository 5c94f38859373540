import type { Rule } from './rule.js';

/** Cascade layers; later ones win regardless of the order of their sheets in the page. */
export const layers = ['mk-base', 'mk-ui', 'mk-block'] as const;
export type Layer = (typeof layers)[number];

/** `@layer` statement; must precede the first sheet of a document. */
export const layerOrder = `@layer ${layers.join(',')};`;

export interface Sheet<Name extends string = string> {
  /** Unique in a page: the sheet's id in `<style data-emotion="mk …">`. */
  readonly name: string;
  readonly layer: Layer;
  readonly rules: Readonly<Record<Name, Rule>>;
  readonly classes: Readonly<Record<Name, string>>;
  /** Set by `compileStyles`, once per process. */
  css?: string;
}

const nameForm = /^[a-z][a-z0-9-]*$/;

function define<Name extends string>(
  name: string,
  layer: Layer,
  rules: Record<Name, Rule>,
): Sheet<Name> {
  if (process.env.NODE_ENV !== 'production' && !nameForm.test(name)) {
    throw new TypeError(`defineStyles('${name}'): use a kebab-case name that no other sheet has.`);
  }
  const classes = {} as Record<Name, string>;
  for (const rule in rules) {
    classes[rule] = rule === 'root' ? `mk-${name}` : `mk-${name}-${rule}`;
  }
  return { name, layer, rules, classes };
}

/**
 * Defines static styles of a block or feature. They are compiled when a page needs them, and never
 * in a browser if the server sent them.
 */
export function defineStyles<Name extends string>(
  name: string,
  rules: Record<Name, Rule>,
): Sheet<Name> {
  return define(name, 'mk-block', rules);
}

/** Defines styles of a primitive of this package; styles of blocks override them. */
export function definePrimitiveStyles<Name extends string>(
  name: string,
  rules: Record<Name, Rule>,
): Sheet<Name> {
  return define(name, 'mk-ui', rules);
}
