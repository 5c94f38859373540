/** Parts of Stripe.js that the page uses. https://docs.stripe.com/js */
export interface StripeElement {
  mount(target: HTMLElement): void;
  on(event: 'ready', listener: () => void): unknown;
  destroy(): void;
}

export interface StripeElements {
  create(type: 'payment', options?: object): StripeElement;
  submit(): Promise<{ error?: StripeError }>;
}

export interface StripeError {
  type: string;
}

export interface Stripe {
  elements(options: object): StripeElements;
  /** Resolves only if the payment fails; else it leaves for `return_url`. */
  confirmPayment(options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }): Promise<{ error?: StripeError }>;
}

/** Parts of PayPal's JavaScript SDK that the page uses. https://developer.paypal.com/sdk/js */
export interface PaypalButtons {
  isEligible(): boolean;
  render(target: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

/** LiqPay's widget. https://www.liqpay.ua/doc/api/internet_acquiring/widget */
interface LiqpayWidget {
  on(event: 'liqpay.ready' | 'liqpay.close', listener: () => void): LiqpayWidget;
  on(event: 'liqpay.callback', listener: (payment: { status?: unknown }) => void): LiqpayWidget;
}

interface VendorWindow {
  LiqPayCheckout?: {
    init(options: {
      data: string;
      signature: string;
      /** Selector of the element that gets the frame. */
      embedTo: string;
      mode: 'embed' | 'popup';
      language: string;
    }): LiqpayWidget;
  };
  Stripe?: (key: string, options: { stripeAccount?: string; locale: string }) => Stripe;
  paypal?: {
    Buttons(options: {
      style: object;
      createOrder(): string;
      onApprove(): void;
      onCancel(): void;
      onError(): void;
    }): PaypalButtons;
  };
}

/** Globals of the payment providers' scripts. */
export const vendorScripts = (): VendorWindow => window as unknown as VendorWindow;
