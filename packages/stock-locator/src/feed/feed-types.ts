import type { Locale, PackageLocale } from '@mawkib/core/locale';
import type { FinancingOption, VehicleState, VehicleStatus } from '@mawkib/core/vocabulary';
import type { NoteCode } from './note-codes.js';

export type FeedKind = 'csv' | 'json' | 'jsonl' | 'xml';
export type FeedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'windows-1252';

/** Format of a file. `detectFormat` detects it from the first bytes. */
export interface FeedFormat {
  readonly kind: FeedKind;
  readonly encoding: FeedEncoding;
  readonly gzip: boolean;
  /** CSV: one character. Default `,`. */
  readonly delimiter?: string;
  /** CSV: one character, or '' for a file without quotes. Default `"`. */
  readonly quote?: string;
  /** CSV: records above the header, such as the title of a sheet. Default 0. */
  readonly skipRows?: number;
  /** XML: name of the row element. Default: the first element below the root. */
  readonly rowElement?: string;
}

/** A row above a limit is rejected, or reading stops. Sizes are in characters of decoded text. */
export interface FeedLimits {
  /** Default 500. */
  readonly columns: number;
  /** Default 65,536. */
  readonly cell: number;
  /** Default 1,048,576. */
  readonly row: number;
  /** Default 2,000,000; reading stops above it. */
  readonly rows: number;
  /** Nesting of a JSON or XML row. Default 8. */
  readonly depth: number;
  /** Bytes after decompression. Default 4 GiB; reading stops above it. */
  readonly bytes: number;
  /** Max expansion ratio of a gzip file. Default 200. */
  readonly expansion: number;
}

/** A cell is null only if the source says so explicitly (`null` in JSON). */
export type FeedCells = Readonly<Record<string, string | null>>;

/** A row of the source, counted from 1 without the header. */
export type FeedRow =
  | { readonly number: number; readonly cells: FeedCells }
  | {
      readonly number: number;
      readonly problem: RowNote;
      /** Cells that were read before the problem: often enough to identify the row. */
      readonly partial?: FeedCells;
    };

/** One note of a run about a row. */
export interface RowNote {
  /** `FeedRow.number`; 0 for the whole file. */
  readonly row: number;
  /** Source column. */
  readonly column?: string;
  /** Target field: `production_year`, `version.ar`. */
  readonly field?: string;
  readonly code: NoteCode;
  /** Source value: one line, at most 80 characters, without control characters. */
  readonly value?: string;
  /** Value used instead. */
  readonly replacement?: string;
}

export type FeedTarget = 'vehicles' | 'retailers';

/** Identifiers of a stored record, in order of precedence. Each is unique within a file. */
export interface FeedMatch {
  readonly id?: string;
  readonly vin?: string;
  readonly key?: string;
}

/** Localized text; null means there is none in that language. */
export type FeedTexts = { readonly [locale in Locale]?: string | null };
export type FeedTextLists = { readonly [locale in Locale]?: readonly string[] | null };

/**
 * Values of a vehicle in a row, normalised. A missing field is not changed by a partial import;
 * null means "no value".
 */
export interface FeedVehicleValues {
  readonly nameplate_brand_name?: string;
  readonly nameplate_name?: string;
  readonly nameplate_model_group?: string | null;
  readonly nameplate_external_code?: string | null;
  /** Name of the nameplate: `ديفندر`. */
  readonly nameplate_label?: FeedTexts;
  /** Nameplate and body: `ديفندر 110`. */
  readonly model_display_name?: FeedTexts;
  readonly vin?: string | null;
  readonly item_id?: string | null;
  readonly order_number?: string | null;
  readonly state?: VehicleState;
  readonly status?: VehicleStatus;
  readonly production_year?: number | null;
  readonly model_year?: number | null;
  readonly body_type?: string | null;
  readonly drivetrain?: string | null;
  readonly transmission?: string | null;
  /** The main one first. */
  readonly engine_types?: readonly string[] | null;
  readonly number_of_seats?: number | null;
  /** Horsepower (hp), a whole number. */
  readonly power?: number | null;
  /** Kilometres, a whole number. */
  readonly mileage?: number | null;
  /** Kilowatt-hours. */
  readonly battery_capacity?: number | null;
  /** Litres. */
  readonly engine_capacity?: number | null;
  /** `2026-03-01`. */
  readonly delivery_date?: string | null;
  /** `2024-03-01`. */
  readonly registration_date?: string | null;
  /** Amounts are whole minor units of `currency`, 0 to 10^12. */
  readonly msrp_minor?: number | null;
  readonly sale_minor?: number | null;
  readonly base_minor?: number | null;
  readonly monthly_minor?: number | null;
  readonly subscribe_minor?: number | null;
  /** ISO 4217. Present in every record with an amount. */
  readonly currency?: string;
  readonly financing_options?: readonly FinancingOption[];
  /** Financing options without a public price. */
  readonly price_hidden?: readonly FinancingOption[];
  readonly owner_dealer_code?: string | null;
  /** A canonical colour (`black`); null if the feed's colour is not one of them. */
  readonly color_canonical?: string | null;
  /** Filter key of the exact colour: `santorini_black`. */
  readonly color_key?: string | null;
  readonly color_name?: FeedTexts;
  readonly interior_color?: FeedTexts;
  readonly version?: FeedTexts;
  readonly long_description?: FeedTexts;
  readonly features_standard?: FeedTextLists;
  /** http and https addresses, in order. */
  readonly photos?: readonly string[] | null;
  readonly config_url?: string | null;
}

export interface FeedVehicle {
  readonly match: FeedMatch;
  readonly values: FeedVehicleValues;
}

export interface FeedRetailerValues {
  readonly dealer_code?: string;
  readonly name?: FeedTexts;
  readonly city?: FeedTexts;
  readonly emirate?: FeedTexts;
  readonly address?: FeedTexts;
  readonly opening_hours?: FeedTexts;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly brands?: readonly string[];
  readonly zip_code?: string | null;
}

/** Matched by id; default: the dealer code. */
export interface FeedRetailer {
  readonly match: FeedMatch;
  readonly values: FeedRetailerValues;
}

export type FeedRecord = FeedVehicle | FeedRetailer;

/** Result of a row. */
export type RowResult<Record extends FeedRecord = FeedRecord> =
  | {
      readonly outcome: 'accepted' | 'repaired';
      readonly record: Record;
      readonly notes: readonly RowNote[];
    }
  | {
      readonly outcome: 'rejected';
      /** Identifiers of a rejected row, as far as they can be read: it is not a missing one. */
      readonly match?: FeedMatch;
      readonly notes: readonly RowNote[];
    };

/** An error of a mapping. */
export interface MappingProblem {
  /** Path: `columns.3.column`, `match`. */
  readonly path: string;
  readonly code: MappingProblemCode;
  readonly text: Readonly<Record<PackageLocale, string>>;
}

export type MappingProblemCode =
  | 'unknown_field'
  | 'unknown_column'
  | 'duplicate_field'
  | 'missing_brand'
  | 'missing_model'
  | 'missing_match'
  | 'missing_dealer_code'
  | 'missing_name'
  | 'unit_not_for_field'
  | 'currency_not_for_field'
  | 'date_format'
  | 'volatile_key';
