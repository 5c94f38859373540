import { type Logger, silentLogger } from '@mawkib/core/errors';
import type { Locale } from '@mawkib/core/locale';
import { readText } from '../fields/read-fields.js';
import { readShowroomTexts, type ShowroomTexts } from './showroom-texts.js';

/** Data sources of a showroom. Rejections of `vehicle` and `config` become its error. */
export interface ShowroomSource<V, C> {
  /** Null if the vehicle does not exist. */
  vehicle(id: string, language: Locale): Promise<V | null>;
  /** Vehicles of the same model. A rejection leaves the list empty. */
  similar?(vehicle: V, language: Locale): Promise<readonly V[]>;
  /** Configuration of the showroom and of ordering online. */
  config(vehicle: V, language: Locale): Promise<C>;
  /**
   * Texts of the showroom's widget in the language, else in English, else null, as
   * `getTranslations` of the stock client returns them. A rejection counts as null.
   */
  texts?(language: Locale): Promise<Readonly<Record<string, string>> | null>;
}

/** The vehicle does not exist or has no model. */
export class VehicleMissingError extends Error {
  readonly kind = 'vehicle_missing';
  readonly vehicleId: string;

  constructor(vehicleId: string) {
    super(`There is no vehicle "${vehicleId}" with a model`);
    this.name = 'VehicleMissingError';
    this.vehicleId = vehicleId;
  }
}

/** Result of opening a showroom. */
export type ShowroomOutcome<V, C> =
  | { readonly error: unknown }
  | {
      readonly vehicle: V;
      readonly similar: readonly V[];
      readonly config: C;
      readonly texts: ShowroomTexts;
    };

/** Current state of a showroom. */
export interface ShowroomState<V, C> {
  readonly language: Locale;
  /** Null unless opening failed. */
  readonly error: unknown;
  readonly vehicle: V | null;
  readonly similar: readonly V[];
  readonly config: C | null;
  readonly texts: ShowroomTexts;
}

export interface ShowroomRequest {
  id: string;
  /** Default: the showroom's language. */
  language?: Locale;
  /** False skips the request for similar vehicles. Default true. */
  similar?: boolean;
}

export interface Showroom<V, C> {
  get(): ShowroomState<V, C>;
  subscribe(listener: () => void): () => void;
  /** Opens a vehicle. Of overlapping calls, the latest wins. */
  init(request: ShowroomRequest): Promise<ShowroomOutcome<V, C>>;
}

/** Default language of a stock locator. Site document, section 9. */
export const defaultLanguage: Locale = 'en';

/**
 * Showroom of one vehicle. Opening clears the error, sets the language and fetches the vehicle.
 * Without the vehicle or its model the outcome is only the error; otherwise similar vehicles and
 * then the configuration are fetched. Site document, section 4.
 */
export function createShowroom<V extends object, C>(
  source: ShowroomSource<V, C>,
  {
    language: defaultValue = defaultLanguage,
    logger = silentLogger,
  }: { language?: Locale; logger?: Logger } = {},
): Showroom<V, C> {
  const texts = readShowroomTexts(null, logger);
  const nothing = { error: null, vehicle: null, similar: [], config: null, texts };
  let state: ShowroomState<V, C> = { language: defaultValue, ...nothing };
  let latest = 0;
  const listeners = new Set<() => void>();

  const open = async (request: ShowroomRequest, language: Locale) => {
    const { id, similar = true } = request;
    const vehicle = await source.vehicle(id, language);
    if (!vehicle || readText((vehicle as { nameplate_name?: unknown }).nameplate_name) === null) {
      throw new VehicleMissingError(id);
    }
    const others = similar && source.similar ? source.similar(vehicle, language) : [];
    const [found, config, translations] = await Promise.all([
      Promise.resolve(others).catch((): readonly V[] => []),
      source.config(vehicle, language),
      source.texts?.(language).catch(() => null) ?? null,
    ]);
    return {
      vehicle,
      similar: found,
      config,
      texts: readShowroomTexts(translations, logger),
    };
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async init(request) {
      const turn = ++latest;
      const language = request.language ?? defaultValue;
      const show = (change: Partial<ShowroomState<V, C>>) => {
        if (turn !== latest) return;
        state = { ...state, ...change };
        for (const listener of listeners) listener();
      };
      show({ error: null, language });
      try {
        const outcome = await open(request, language);
        show(outcome);
        return outcome;
      } catch (error) {
        show({ ...nothing, error });
        return { error };
      }
    },
  };
}
