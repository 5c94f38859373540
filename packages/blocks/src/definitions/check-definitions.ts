import { packageLocales } from '@mawkib/core/locale';
import { type AnyBlockDefinition, blockGroups } from '../model/definition/define-block.js';
import { isPlain, own, type Plain } from '../model/plain.js';
import type { CatalogueProblem } from './catalogue-error.js';
import { checkFields } from './check-fields.js';
import { type Found, isText, unknownMembers } from './found-problems.js';

const members = [
  'key',
  'name',
  'description',
  'short_description',
  'group',
  'area',
  'list_priority',
  'hidden',
  'external_block',
  'thumbnail_url',
  'template',
  'version',
  'max_field_groups',
  'fields',
  'group_fields',
  'interactive',
  'data',
  'top_image',
  'complete',
  'migrations',
  'sample',
] as const satisfies readonly (keyof AnyBlockDefinition)[];

const keyPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** All problems of a market's definitions, with their paths and fixes. */
export function checkDefinitions(blocks: unknown): CatalogueProblem[] {
  if (!Array.isArray(blocks)) {
    const fix = 'Pass [...builtInBlocks, myBlock].';
    return [{ path: 'blocks', problem: 'is not a list of definitions.', fix }];
  }
  const templates = new Map<unknown, string>();
  return blocks.flatMap((block: unknown, at) => {
    const path = `blocks[${at}]`;
    if (!isPlain(block)) {
      return [{ path, problem: 'is not a definition.', fix: 'Make it with defineBlock.' }];
    }
    return [...checkDefinition(block), ...checkUnique(block, path, templates)].map((found) => ({
      path: [path, ...found.path].join('.'),
      problem: found.problem,
      fix: found.fix,
    }));
  });
}

/** Template keys must be unique: a stored block refers to its definition by template. */
function checkUnique(block: Plain, path: string, templates: Map<unknown, string>): Found[] {
  const template = own(block, 'template');
  const first = templates.get(template);
  if (first === undefined) {
    templates.set(template, path);
    return [];
  }
  const problem = `"${template}" is the template of ${first} as well.`;
  return [{ path: ['key'], problem, fix: `Give one another key, or leave ${first} out.` }];
}

function checkDefinition(block: Plain): Found[] {
  const key = own(block, 'key');
  const group = own(block, 'group');
  const fields = own(block, 'fields');
  const groupFields = own(block, 'group_fields');
  const found: Found[] = [...unknownMembers(block, members)];
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    const fix = 'Use lower case letters, digits and single hyphens: "city-map".';
    found.push({ path: ['key'], problem: `${JSON.stringify(key)} is not a key.`, fix });
  }
  for (const text of ['name', 'description', 'short_description'] as const) {
    if (isText(own(block, text))) continue;
    found.push({ path: [text], problem: 'lacks a language.', fix: 'Give { ar, en }.' });
  }
  if (!(blockGroups as readonly unknown[]).includes(group)) {
    const fix = `Use one of ${blockGroups.join(', ')}.`;
    found.push({ path: ['group'], problem: `${JSON.stringify(group)} is not a group.`, fix });
  }
  if (typeof own(block, 'interactive') !== 'boolean') {
    const fix = 'Use false where the browser needs no script for it, else true.';
    found.push({ path: ['interactive'], problem: 'is missing.', fix });
  }
  return [
    ...found,
    ...checkFields('fields', fields),
    ...checkFields('group_fields', groupFields),
    ...checkVersion(block),
    ...checkSample(own(block, 'sample'), fields, groupFields),
  ];
}

function checkVersion(block: Plain): Found[] {
  const version = own(block, 'version');
  const migrations = own(block, 'migrations');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return [{ path: ['version'], problem: 'is not a version.', fix: 'Begin with 1.' }];
  }
  const steps: Plain = isPlain(migrations) ? migrations : {};
  const needed = Array.from({ length: version - 1 }, (_, at) => String(at + 2));
  return [
    ...needed
      .filter((step) => typeof own(steps, step) !== 'function')
      .map((step) => ({
        path: ['migrations', step],
        problem: `is missing, and version ${version} needs it.`,
        fix: `Add the step from version ${Number(step) - 1} to ${step}.`,
      })),
    ...Object.keys(steps)
      .filter((step) => !needed.includes(step))
      .map((step) => ({
        path: ['migrations', step],
        problem: `leads to no version: the definition has version ${version}.`,
        fix: `Raise version to ${step}, or remove the step.`,
      })),
  ];
}

/** Checks the sample's field names; a block's tests check its values. */
function checkSample(sample: unknown, fields: unknown, groupFields: unknown): Found[] {
  return packageLocales.flatMap((locale) => {
    const one = isPlain(sample) ? own(sample, locale) : undefined;
    const path = ['sample', locale];
    if (!isPlain(one)) {
      return [{ path, problem: 'is missing.', fix: 'Give content: { fields, groups }.' }];
    }
    const groups = own(one, 'groups');
    return [
      ...unknownValues([...path, 'fields'], own(one, 'fields'), fields),
      ...(Array.isArray(groups) ? groups : []).flatMap((group: unknown, at) =>
        unknownValues([...path, `groups[${at}]`], group, groupFields),
      ),
    ];
  });
}

function unknownValues(path: string[], values: unknown, fields: unknown): Found[] {
  if (!isPlain(values) || !isPlain(fields)) return [];
  const names = Object.keys(fields);
  return Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: [...path, name],
      problem: 'is a value of no field.',
      fix: `Remove it, or declare the field; there are ${names.join(', ')}.`,
    }));
}
