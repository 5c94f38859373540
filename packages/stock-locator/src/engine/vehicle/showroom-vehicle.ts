import type { Price } from '../prices/prices.js';

export interface Measure {
  value: number;
  unit: string;
}

/** Registration figures of approved vehicles; the four values as the market states them. */
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
  /** Kilowatt hours. */
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
  /** The brand's own name for the dealer where it has one. */
  name: string;
  city: string | null;
  state: string | null;
  address: string | null;
  zipcode: string | null;
  /** What the brand calls the dealer by. */
  dealerCode: string | null;
  phone: string | null;
  email: string | null;
  openingHours: string[];
  latitude: number | null;
  longitude: number | null;
}

/** A line of how a price comes about, in the currency's major unit. */
export interface PriceLine {
  label: string;
  value: number;
}

/** What is said of a vehicle's prices. */
export interface PriceSettings {
  /** Whether prices are shown with tax or without it; null where the service does not say. */
  type: 'gross' | 'net' | null;
  /** What the market says of prices of vehicles in this state. */
  note: string | null;
  breakdown: PriceLine[];
  base: number | null;
  total: number | null;
}

/** A market's own record of a used or approved vehicle; texts and amounts as it states them. */
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

/** A vehicle as a showroom shows it, made of a raw one by `normaliseVehicle`. */
export interface ShowroomVehicle {
  id: string;
  specification: Specification;
  /** The model as it is called in the language of the vehicle's texts. */
  modelName: string | null;
  description: string | null;
  availability: string | null;
  photos: Photo[];
  prices: Price[];
  priceSettings: PriceSettings;
  /** Null where the market keeps none. */
  record: VehicleRecord | null;
  equipment: { optional: OptionalEquipment[]; standard: string[] };
  accessories: OptionalEquipment[];
  footnotes: string[];
  buttons: VehicleButton[];
  reservation: { possible: boolean; reserved: boolean; sold: boolean };
  owner: Owner;
  publicationLists: string[];
  /** Path of the showroom page, without locale. */
  link: string;
  apiEndpoint: string | null;
}
