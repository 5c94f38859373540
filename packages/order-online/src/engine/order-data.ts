/** Content of `sl_order_online_data`: the buyer's choices. */
export interface OrderData {
  vehicleId: string | null;
  detailsRoute: string | null;
  location: string | null;
  preselectedPaymentOption: string | null;
  tradeInData: TradeInData | null;
  configUrl: string | null;
  paymentOptionsData: { type: string; data: unknown[] } | null;
  tabChoice: string | null;
  servicePackData: unknown;
  appBookingData: unknown;
  locationDetails: unknown;
  paymentRecipient: unknown;
  termsAndConditionsData: unknown;
}

export interface TradeInData {
  brand: string;
  bodyType: string;
  fuelType: string;
  model: string;
  mileage: number | null;
  registrationDate: string;
  registrationNumber: string;
}

export const emptyOrderData = (): OrderData => ({
  vehicleId: null,
  detailsRoute: null,
  location: null,
  preselectedPaymentOption: null,
  tradeInData: null,
  configUrl: null,
  paymentOptionsData: null,
  tabChoice: null,
  servicePackData: null,
  appBookingData: null,
  locationDetails: null,
  paymentRecipient: null,
  termsAndConditionsData: null,
});

/** Content of `sl_order_online_reservation`. */
export interface Reservation {
  orderNumber: string;
  vehicleId: string;
  createdAt: string;
}
