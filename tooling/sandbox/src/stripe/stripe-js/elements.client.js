const fields = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '4242 4242 4242 4242',
  },
  { name: 'expiry', label: 'Expiry (MM/YY)', autocomplete: 'cc-exp', placeholder: '12/34' },
  { name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', placeholder: '123' },
];

const createElement = (type) => {
  const listeners = {};
  const root = document.createElement('div');
  root.dir = 'ltr';
  root.dataset.sandboxElement = type;
  for (const { name, label, autocomplete, placeholder } of fields) {
    const row = document.createElement('label');
    row.style.cssText = 'display:grid;gap:4px;margin-block-end:12px;font:16px/1.4 inherit';
    const input = document.createElement('input');
    Object.assign(input, { name, placeholder, autocomplete, inputMode: 'numeric' });
    input.style.cssText = 'font:inherit;padding:10px;border:1px solid #999;border-radius:6px';
    row.append(label, input);
    root.append(row);
  }
  const value = (name) => root.querySelector(`[name=${name}]`).value.replace(/\s/g, '');
  const emit = (event, detail) => {
    for (const listener of listeners[event] ?? []) listener({ elementType: type, ...detail });
  };
  const complete = () => fields.every(({ name }) => value(name) !== '');
  root.addEventListener('input', () =>
    emit('change', { complete: complete(), empty: !complete() }),
  );
  return {
    isComplete: complete,
    card() {
      const [month = '', year = ''] = value('expiry').split('/');
      return { number: value('number'), exp_month: month, exp_year: year, cvc: value('cvc') };
    },
    on(event, listener) {
      listeners[event] = [...(listeners[event] ?? []), listener];
      return this;
    },
    off(event) {
      delete listeners[event];
      return this;
    },
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      place.replaceChildren(root);
      setTimeout(() => emit('ready', {}));
    },
    unmount: () => root.remove(),
    destroy: () => root.remove(),
    update() {},
    focus: () => root.querySelector('input').focus(),
    blur() {},
    clear() {},
  };
};

/** `stripe.elements()`. */
export const createElements = (options = {}) => {
  const made = new Map();
  const incomplete = {
    type: 'validation_error',
    code: 'incomplete_number',
    message: 'Your card number is incomplete.',
  };
  return {
    clientSecret: options.clientSecret,
    create(type) {
      made.set(type, createElement(type));
      return made.get(type);
    },
    getElement: (type) => made.get(type) ?? null,
    update(changes) {
      Object.assign(options, changes);
    },
    fetchUpdates: async () => ({}),
    submit: async () =>
      [...made.values()].every((one) => one.isComplete()) ? {} : { error: incomplete },
    first: () => [...made.values()][0],
  };
};
