const origin = new URL(document.currentScript.src).origin;

/** Settles with what the payer chose on the approval page, or that they closed it. */
const choiceIn = (popup, orderID) =>
  new Promise((resolve) => {
    const end = (choice) => {
      clearInterval(watch);
      removeEventListener('message', listen);
      resolve(choice);
    };
    const listen = (event) => {
      if (event.origin === origin && event.data?.orderID === orderID) end(event.data.choice);
    };
    const watch = setInterval(() => popup.closed && end('cancel'), 300);
    addEventListener('message', listen);
  });

const pay = async (options) => {
  const popup = open('about:blank', 'paypal-sandbox', 'width=480,height=620');
  if (!popup) throw new Error('The approval page was blocked');
  try {
    const orderID = await options.createOrder({ paymentSource: 'paypal' }, {});
    popup.location.href = `${origin}/checkoutnow?token=${encodeURIComponent(orderID)}&native=1`;
    const choice = await choiceIn(popup, orderID);
    popup.close();
    if (choice === 'cancel') return options.onCancel?.({ orderID });
    return await options.onApprove(
      { orderID, payerID: 'SANDBOXPAYER1' },
      { restart: () => pay(options) },
    );
  } catch (error) {
    popup.close();
    throw error;
  }
};

const createButtons = (options = {}) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'PayPal';
  button.dataset.sandboxElement = 'paypal';
  button.style.cssText =
    'inline-size:100%;min-block-size:48px;border:0;border-radius:6px;background:#ffc439;color:#111;font:600 16px system-ui';
  button.addEventListener('click', async () => {
    options.onClick?.({ fundingSource: 'paypal' });
    await pay(options).catch((error) => options.onError?.(error));
  });
  return {
    isEligible: () => true,
    async render(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      place.replaceChildren(button);
      options.onInit?.({}, { enable: () => {}, disable: () => {} });
    },
    async close() {
      button.remove();
    },
  };
};

window.paypal = { Buttons: createButtons, FUNDING: { PAYPAL: 'paypal' }, version: 'sandbox' };
