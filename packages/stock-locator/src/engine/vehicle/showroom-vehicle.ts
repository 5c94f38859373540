import type { Price } from '../prices/prices.js';

export interface Measure {
  value: number;
  unit: string;
}

/** Registration values of approved vehicles, as the market states them. */
export interface AvlField {
  registrationDate: string | null;
  openMarketValue: number | null;
  additionalRegistrationFee: number | null;
  preferentialAdditionalRegistrationFee: number | null;
}

export interface Specification {
  brand: string | null;
  state: string;
  status: string;
  model: string | null;
  nameplateExternalCode: string | null;
  title: string;
  version: string | null;
  drivetrain: string | null;
  productionYear: number | null;
  modelYear: number | null;
  transmission: string | null;
  mileage: Measure | null;
  engines: string | null;
  /** Litres. */
  capacity: number | null;
  power: Measure | null;
  deliveryDate: string | null;
  avl: AvlField | null;
  color: string | null;
  colorInterior: string | null;
  vin: string | null;
  ownerName: string | null;
  orderNumber: string | null;
  nameplateModelGroup: string | null;
  shortVin: string | null;
  /** Only ever positive. */
  numberOfSeats: number | null;
  /** Kilowatt-hours. */
  batteryCapacity: number | null;
}

export interface Photo {
  index: number;
  big: string;
  medium: string;
  quarterHd: string;
  hd: string;
  full: string;
  view: string | null;
  alt: string | null;
}

export interface OptionalEquipment {
  name: string;
  price: number | null;
}

export interface VehicleButton {
  id: string;
  label: string;
  button_type: 'primary' | 'other';
  target: string;
  target_type: 'url' | 'embed' | 'phone' | 'email';
  target_action: 'modal' | 'new_tab' | null;
}

export interface Owner {
  id: string;
  /** The brand's name for the dealer, if any. */
  name: string;
  city: string | null;
  state: string | null;
  address: string | null;
  zipcode: string | null;
  /** Dealer code of the brand. */
  dealerCode: string | null;
  phone: string | null;
  email: string | null;
  openingHours: string[];
  latitude: number | null;
  longitude: number | null;
}

/** A line of the price breakdown, in major units. */
export interface PriceLine {
  label: string;
  value: number;
}

/** Notes on a vehicle's prices. */
export interface PriceSettings {
  /** Prices with or without tax; null if unknown. */
  type: 'gross' | 'net' | null;
  /** The market's note on prices of vehicles in this state. */
  note: string | null;
  breakdown: PriceLine[];
  base: number | null;
  total: number | null;
}

/** The market's record of a used or approved vehicle; texts and amounts unchanged. */
export interface VehicleRecord {
  dateMotExpiry: string | null;
  dateWarrantyExpiry: string | null;
  recyclingFee: number | null;
  repairRecord: string | null;
  previousUse: string | null;
  regularMaintenance: string | null;
  maintenanceLog: string | null;
  dateRegistered: string | null;
  onTheRoadPrice: number | null;
}

/** A vehicle for display, created from a raw one by `normaliseVehicle`. */
export interface ShowroomVehicle {
  id: string;
  specification: Specification;
  /** Model name in the language of the vehicle's texts. */
  modelName: string | null;
  description: string | null;
  availability: string | null;
  photos: Photo[];
  prices: Price[];
  priceSettings: PriceSettings;
  /** Null if the market has none. */
  record: VehicleRecord | null;
  equipment: { optional: OptionalEquipment[]; standard: string[] };
  accessories: OptionalEquipment[];
  footnotes: string[];
  buttons: VehicleButton[];
  reservation: { possible: boolean; reserved: boolean; sold: boolean };
  /** End of a buyer's hold, as an ISO time of the server; null: nobody holds the vehicle. */
  heldUntil: string | null;
  owner: Owner;
  publicationLists: string[];
  /** Path of the showroom page, without locale. */
  link: string;
  apiEndpoint: string | null;
}
