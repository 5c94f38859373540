/**
 * Stripe's objects with the fields that are stored here ("PaymentIntents", "Charges", "Refunds", …
 * in Stripe's API reference).
 */

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  funding: string;
  country: string;
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: Card;
  billing_details: unknown;
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Record<string, string>;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export type CaptureMethod = 'automatic' | 'automatic_async' | 'manual';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  status: IntentStatus;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  capture_method: CaptureMethod;
  client_secret: string;
  created: number;
  customer: string | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  payment_method_types: string[];
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null;
  latest_charge: string | null;
  last_payment_error: unknown;
  next_action: unknown;
  canceled_at: number | null;
  cancellation_reason: string | null;
  [field: string]: unknown;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  paid: boolean;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  [field: string]: unknown;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  deleted?: true;
  metadata: Record<string, string>;
  [field: string]: unknown;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  account?: string;
  [field: string]: unknown;
}

export interface WebhookEndpoint {
  id: string;
  object: 'webhook_endpoint';
  url: string;
  secret: string;
  enabled_events: string[];
  [field: string]: unknown;
}
