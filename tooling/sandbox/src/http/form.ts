import type { FastifyInstance } from 'fastify';

/** Value of a form: `a[b]=1` is `{ a: { b: '1' } }`, `a[]=1` and `a[0]=1` are `{ a: ['1'] }`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

type Branch = { [name: string]: Branch | string };

const empty = (): Branch => Object.create(null) as Branch;

function put(root: Branch, path: string[], value: string): void {
  let branch = root;
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(branch).length) : part;
    if (index === path.length - 1) {
      branch[name] = value;
      return;
    }
    const next = branch[name];
    if (typeof next === 'object') branch = next;
    else {
      const made = empty();
      branch[name] = made;
      branch = made;
    }
  }
}

function settle(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch;
  const names = Object.keys(branch);
  if (names.length > 0 && names.every((name, index) => name === String(index))) {
    return names.map((name) => settle(branch[name] ?? ''));
  }
  const form = Object.create(null) as Form;
  for (const name of names) form[name] = settle(branch[name] ?? '');
  return form;
}

/** Parses a form-encoded text with nested brackets. Safe against prototype names. */
export function readForm(text: string): Form {
  const root = empty();
  for (const [key, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = key.split('[');
    put(root, [head, ...rest.map((part) => part.replace(/\]$/, ''))].slice(0, 8), value);
  }
  const form = Object.create(null) as Form;
  for (const name of Object.keys(root)) form[name] = settle(root[name] ?? '');
  return form;
}

/** Accepts form-encoded bodies in this scope. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );
}

/** Text fields of a body; all others are left out. */
export function textsOf(body: unknown): { [name: string]: string | undefined } {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
