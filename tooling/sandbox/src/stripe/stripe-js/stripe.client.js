(() => {
  const origin = new URL(document.currentScript.src).origin;
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

  const encode = (form, value, name) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) encode(form, inner, `${name}[${key}]`);
  };

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

  const createElements = (options = {}) => {
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

  window.Stripe = (key, { stripeAccount } = {}) => {
    const call = async (method, path, values) => {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries(values)) encode(form, value, name);
      const query = method === 'GET' ? `?${form}` : '';
      const answer = await fetch(`${origin}${path}${query}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(stripeAccount && { 'stripe-account': stripeAccount }),
        },
        body: method === 'GET' ? undefined : form,
      });
      return answer.json();
    };
    const failed = { type: 'api_connection_error', message: 'The network is not available.' };
    const answerOf = async (name, request) => {
      const body = await request.catch(() => ({ error: failed }));
      return body.error ? { error: body.error } : { [name]: body };
    };
    const pathOf = (secret) => `/v1/payment_intents/${secret.split('_secret_')[0]}`;
    const retrieve = (secret) =>
      answerOf('paymentIntent', call('GET', pathOf(secret), { client_secret: secret }));
    const next = async (result) => {
      const action = result.paymentIntent?.next_action;
      if (!action) return result;
      const url = action.redirect_to_url?.url ?? action.use_stripe_sdk.stripe_js;
      if (action.type === 'redirect_to_url') {
        location.assign(url);
        return new Promise(() => {});
      }
      const popup = open(url, 'stripe-sandbox', 'width=480,height=560');
      while (popup && !popup.closed) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const current = await retrieve(result.paymentIntent.client_secret);
        if (current.paymentIntent?.status !== 'requires_action') popup.close();
      }
      const end = await retrieve(result.paymentIntent.client_secret);
      const error = end.paymentIntent?.last_payment_error;
      return error ? { error } : end;
    };
    const confirm = async (secret, values) =>
      next(
        await answerOf(
          'paymentIntent',
          call('POST', `${pathOf(secret)}/confirm`, { ...values, client_secret: secret }),
        ),
      );
    const methodOf = (element, billing_details) => ({
      type: 'card',
      card: element.card(),
      billing_details,
    });

    return {
      elements: createElements,
      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect }) {
        const { payment_method_data, ...rest } = confirmParams;
        const data = methodOf(elements.first(), payment_method_data?.billing_details);
        const result = await confirm(clientSecret ?? elements.clientSecret, {
          ...rest,
          payment_method_data: data,
        });
        if (!result.paymentIntent || redirect === 'if_required') return result;
        const target = new URL(confirmParams.return_url);
        target.searchParams.set('payment_intent', result.paymentIntent.id);
        target.searchParams.set('payment_intent_client_secret', result.paymentIntent.client_secret);
        target.searchParams.set('redirect_status', 'succeeded');
        location.assign(target);
        return new Promise(() => {});
      },
      confirmCardPayment(secret, { payment_method, return_url } = {}) {
        if (payment_method === undefined)
          return confirm(secret, { return_url, use_stripe_sdk: true });
        if (typeof payment_method === 'string')
          return confirm(secret, { payment_method, use_stripe_sdk: true });
        const data = methodOf(payment_method.card, payment_method.billing_details);
        return confirm(secret, { payment_method_data: data, return_url, use_stripe_sdk: true });
      },
      createPaymentMethod: ({ elements, card, billing_details }) =>
        answerOf(
          'paymentMethod',
          call('POST', '/v1/payment_methods', methodOf(card ?? elements.first(), billing_details)),
        ),
      retrievePaymentIntent: retrieve,
      handleNextAction: async ({ clientSecret }) => next(await retrieve(clientSecret)),
      handleCardAction: async (secret) => next(await retrieve(secret)),
    };
  };
})();
