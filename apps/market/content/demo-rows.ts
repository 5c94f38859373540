import type { Localized } from '@mawkib/api-clients/contracts';
import type { DealerService } from '@mawkib/api-clients/contracts/content';
import type { OpeningHours } from '@mawkib/core/opening-hours';

/** A retailer as the services store it. */
export interface DemoDealer {
  id: string;
  dealer_code: string;
  company_uuid: string;
  brands: string[];
  texts: Record<'ar' | 'en', DealerTexts>;
  zip_code: string | null;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  image_id: string | null;
  position: number;
  hours: OpeningHours;
  services: DealerService[];
}

export interface DealerTexts {
  name: string;
  address: string;
  city: string;
  emirate: string;
  opening_hours: string;
}

export interface VehicleTexts {
  model_name: string;
  model_display_name: string;
  version: string;
  color_name: string;
  interior_color: string;
  long_description: string;
  power_unit: string;
  mileage_unit: string;
  features_standard: string[];
  features_optional: { name: string; price: number }[];
}

export interface VehiclePhoto {
  image_id: string;
  view: string;
}

/** A model of the catalogue: a nameplate with its body. Amounts are in AED. */
export interface DemoCarModel {
  id: string;
  car_key: string;
  nameplate: string;
  brand: string;
  names: Localized;
  nameplate_names: Localized;
  image_id: string | null;
  configuration: {
    trims: { key: string; name: string; price_from: number }[];
    engines: { key: string; name: string; fuel: string; power: number; price: number }[];
    colors: { key: string; name: Localized; price: number }[];
    seats: number[];
  };
  position: number;
}

/** A spec or a price of a model. */
export interface DemoCarSpec {
  car_id: string;
  position: number;
  key: string;
  engine_key?: string | null;
  group_label?: Localized | null;
  label: Localized;
  value: number | Localized;
  unit?: Localized | null;
}
