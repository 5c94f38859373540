import type { Rule } from './rule.js';

/** Later layers win, whatever the order in which their sheets arrive in the page. */
export const layers = ['mk-base', 'mk-ui', 'mk-block'] as const;
export type Layer = (typeof layers)[number];

/** `@layer` statement that every document must have before the first sheet. */
export const layerOrder = `@layer ${layers.join(',')};`;

export interface Sheet<Name extends string = string> {
  /** Unique in a page: it is the sheet's id in `<style data-emotion="mk …">`. */
  readonly name: string;
  readonly layer: Layer;
  readonly rules: Readonly<Record<Name, Rule>>;
  readonly classes: Readonly<Record<Name, string>>;
  /** Filled by `compileSheet`, once per process. */
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
 * Static styles of a block or feature. Nothing is compiled until a page needs it, and a sheet the
 * server already sent is never compiled in the browser.
 */
export function defineStyles<Name extends string>(
  name: string,
  rules: Record<Name, Rule>,
): Sheet<Name> {
  return define(name, 'mk-block', rules);
}

/** Styles of a primitive of this package: any block's sheet wins over them. */
export function definePrimitiveStyles<Name extends string>(
  name: string,
  rules: Record<Name, Rule>,
): Sheet<Name> {
  return define(name, 'mk-ui', rules);
}
