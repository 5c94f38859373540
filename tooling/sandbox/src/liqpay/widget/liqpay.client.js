const origin = new URL(document.currentScript.src).origin;

/** A form that asks for the checkout page inside the named frame. */
const ask = (target, { data, signature }) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: `${origin}/api/3/checkout?embed=1`, target });
  form.hidden = true;
  for (const [name, value] of Object.entries({ data, signature })) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
};

const init = (options) => {
  const listeners = {};
  const emit = (name, detail) => {
    for (const listener of listeners[name] ?? []) listener(detail);
  };
  const name = 'liqpay-sandbox';
  let source;
  if (options.mode === 'popup') source = open('about:blank', name, 'width=480,height=620');
  else {
    const frame = document.createElement('iframe');
    Object.assign(frame, { name, title: 'LiqPay' });
    frame.style.cssText = 'inline-size:100%;block-size:460px;border:0';
    frame.addEventListener('load', () => emit('liqpay.ready', {}), { once: true });
    document.querySelector(options.embedTo).replaceChildren(frame);
    source = frame.contentWindow;
  }
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== source) return;
    emit('liqpay.callback', event.data);
    if (options.mode === 'popup') source.close();
    emit('liqpay.close', event.data);
  });
  ask(name, options);
  const widget = {
    on(event, listener) {
      listeners[event] = [...(listeners[event] ?? []), listener];
      return widget;
    },
  };
  return widget;
};

window.LiqPayCheckout = { init };
window.LiqPayCheckoutCallback?.();
