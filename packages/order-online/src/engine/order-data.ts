/** Content of `sl_order_online_data`: the buyer's choices, without names and addresses. */
export interface OrderData {
  vehicleId: string | null;
  detailsRoute: string | null;
  /** Id of the chosen retailer, or `delivery`. */
  location: string | null;
  /** `cash`, `plan`, `lease` or `rent`, as the vehicle's page offered it. */
  preselectedPaymentOption: string | null;
  tradeInData: TradeInData | null;
  configUrl: string | null;
  /** `data`: deposit in minor units and months of a plan. */
  paymentOptionsData: { type: string; data: { key: string; value: number }[] } | null;
  tabChoice: 'private' | 'corporate' | null;
  /** Amounts in minor units. */
  servicePackData: { key: string; amount: number }[] | null;
  appBookingData: AppointmentData | null;
  /** Public data of the retailer, or the area of the delivery. */
  locationDetails: Record<string, string> | null;
  paymentRecipient: { company_uuid: string; name: string; vendor: string } | null;
  termsAndConditionsData: { key: string; version: string; at: string }[] | null;
}

export interface TradeInData {
  brand: string;
  bodyType: string;
  fuelType: string;
  model: string;
  mileage: number | null;
  registrationDate: string;
  /** Empty once the hold has ended. */
  registrationNumber: string;
}

/** `date` and `slot` are local to the market. */
export interface AppointmentData {
  kind: string;
  locationId: string;
  date: string;
  slot: string;
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
