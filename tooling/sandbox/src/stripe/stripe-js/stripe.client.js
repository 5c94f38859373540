import { createElements } from './elements.client.js';

const origin = new URL(document.currentScript.src).origin;
const encode = (form, value, name) => {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') form.append(name, String(value));
  else for (const [key, inner] of Object.entries(value)) encode(form, inner, `${name}[${key}]`);
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
