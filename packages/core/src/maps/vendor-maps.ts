/** The part of the vendor's JavaScript API that is used. Source: Google, "Maps JavaScript API". */
export interface VendorMaps {
  Map: new (element: HTMLElement, options: object) => VendorMap;
  Marker: new (options: object) => VendorMarker;
  LatLngBounds: new () => VendorBounds;
  event: { trigger?(target: object, name: string): void };
  places?: VendorPlaces;
}

export interface VendorPosition {
  lat: number;
  lng: number;
}

export interface VendorMap {
  setCenter(position: VendorPosition): void;
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
  panTo(position: VendorPosition): void;
  fitBounds(bounds: VendorBounds, padding?: number): void;
}

export interface VendorBounds {
  extend(position: VendorPosition): VendorBounds;
}

export interface VendorMarker {
  setMap(map: VendorMap | null): void;
  setIcon(icon: unknown): void;
  setZIndex(index: number): void;
  getPosition(): { toJSON(): VendorPosition } | null | undefined;
  addListener(name: string, listener: () => void): unknown;
}

/** An opaque session of one place search, by which the vendor bills. */
export type VendorSession = object;

interface VendorLocation {
  lat(): number;
  lng(): number;
}

/** The service that new customers have (`AutocompleteSuggestion`), and the older one. */
export interface VendorPlaces {
  AutocompleteSessionToken: new () => VendorSession;
  AutocompleteSuggestion?: {
    fetchAutocompleteSuggestions(request: {
      input: string;
      sessionToken: VendorSession;
      includedRegionCodes?: string[];
      region?: string;
      language?: string;
    }): Promise<{ suggestions: readonly { placePrediction: VendorPrediction | null }[] }>;
  };
  AutocompleteService?: new () => {
    getPlacePredictions(request: {
      input: string;
      sessionToken: VendorSession;
      componentRestrictions?: { country: string };
    }): Promise<{ predictions: readonly { place_id: string; description: string }[] }>;
  };
  PlacesService?: new (
    element: HTMLElement,
  ) => {
    getDetails(
      request: { placeId: string; fields: string[]; sessionToken: VendorSession },
      done: (place: { geometry?: { location?: VendorLocation } } | null, status: string) => void,
    ): void;
  };
}

interface VendorPrediction {
  placeId: string;
  text: { text: string };
  toPlace(): {
    location?: VendorLocation | null;
    fetchFields(request: { fields: string[] }): Promise<unknown>;
  };
}
