import type { Locale, PackageLocale } from '@mawkib/core/locale';
import type { FinancingOption, VehicleState, VehicleStatus } from '@mawkib/core/vocabulary';
import type { NoteCode } from './note-codes.js';

export type FeedKind = 'csv' | 'json' | 'jsonl' | 'xml';
export type FeedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'windows-1252';

/** How a file is written. `detectFormat` reads it off the first bytes. */
export interface FeedFormat {
  readonly kind: FeedKind;
  readonly encoding: FeedEncoding;
  readonly gzip: boolean;
  /** CSV: one character. Default `,`. */
  readonly delimiter?: string;
  /** CSV: one character, or '' for a file without quoting. Default `"`. */
  readonly quote?: string;
  /** XML: name of the element that is a row. Default: the first element below the root. */
  readonly rowElement?: string;
}

/** Beyond these a row is rejected, or the file cannot be read on. Sizes are characters of decoded text. */
export interface FeedLimits {
  /** Default 500. */
  readonly columns: number;
  /** Default 65,536. */
  readonly cell: number;
  /** Default 1,048,576. */
  readonly row: number;
  /** Default 2,000,000; one more ends the reading. */
  readonly rows: number;
  /** Nesting within a row of JSON or XML. Default 8. */
  readonly depth: number;
  /** Bytes of the file after decompression. Default 4 GiB; one more ends the reading. */
  readonly bytes: number;
  /** How many times its size a gzip file may expand to. Default 200. */
  readonly expansion: number;
}

/** A cell is null only where the source says so itself (`null` in JSON): explicitly missing. */
export type FeedCells = Readonly<Record<string, string | null>>;

/** A row of the source, counted from 1, without the header. */
export type FeedRow =
  | { readonly number: number; readonly cells: FeedCells }
  | {
      readonly number: number;
      readonly problem: RowNote;
      /** What was read of the row before the problem: often enough to tell what it is about. */
      readonly partial?: FeedCells;
    };

/** One thing that a run reports about a row. */
export interface RowNote {
  /** As in `FeedRow.number`; 0 when it concerns no row. */
  readonly row: number;
  /** Column of the source. */
  readonly column?: string;
  /** Field of the target: `production_year`, `version.ar`. */
  readonly field?: string;
  readonly code: NoteCode;
  /** What the source had: one line, at most 80 characters, without control characters. */
  readonly value?: string;
  /** What was taken instead. */
  readonly replacement?: string;
}

export type FeedTarget = 'vehicles' | 'retailers';

/** By which a row finds the stored record, in this order. Each is unique within a file. */
export interface FeedMatch {
  readonly id?: string;
  readonly vin?: string;
  readonly key?: string;
}

/** Texts of one thing; null in a language says that there is none. */
export type FeedTexts = { readonly [locale in Locale]?: string | null };
export type FeedTextLists = { readonly [locale in Locale]?: readonly string[] | null };

/**
 * What a row says of a vehicle, and nothing else: a field that is absent is not touched by a partial
 * import, null says that there is none. Values are normalised.
 */
export interface FeedVehicleValues {
  readonly nameplate_brand_name?: string;
  readonly nameplate_name?: string;
  readonly nameplate_model_group?: string | null;
  readonly nameplate_external_code?: string | null;
  /** What the nameplate is called: `ديفندر`. */
  readonly nameplate_label?: FeedTexts;
  /** The nameplate with its body: `ديفندر 110`. */
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
  /** The chief one first. */
  readonly engine_types?: readonly string[] | null;
  readonly number_of_seats?: number | null;
  /** Horsepower (hp), whole. */
  readonly power?: number | null;
  /** Kilometres, whole. */
  readonly mileage?: number | null;
  /** Kilowatt hours. */
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
  /** ISO 4217. Stands in every record that has an amount. */
  readonly currency?: string;
  readonly financing_options?: readonly FinancingOption[];
  /** Ways of paying of which the price is not shown. */
  readonly price_hidden?: readonly FinancingOption[];
  readonly owner_dealer_code?: string | null;
  /** A known colour (`black`), or null where the feed's colour is none of them. */
  readonly color_canonical?: string | null;
  /** The colour by which a visitor filters exactly: `santorini_black`. */
  readonly color_key?: string | null;
  readonly color_name?: FeedTexts;
  readonly interior_color?: FeedTexts;
  readonly version?: FeedTexts;
  readonly long_description?: FeedTexts;
  readonly features_standard?: FeedTextLists;
  /** http and https addresses, in their order. */
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

/** A retailer's match is its id, by default its dealer code. */
export interface FeedRetailer {
  readonly match: FeedMatch;
  readonly values: FeedRetailerValues;
}

export type FeedRecord = FeedVehicle | FeedRetailer;

/** What became of a row. */
export type RowResult<Record extends FeedRecord = FeedRecord> =
  | {
      readonly outcome: 'accepted' | 'repaired';
      readonly record: Record;
      readonly notes: readonly RowNote[];
    }
  | {
      readonly outcome: 'rejected';
      /** What the row was for, as far as it can be read: a rejected row is not a missing one. */
      readonly match?: FeedMatch;
      readonly notes: readonly RowNote[];
    };

/** What is wrong with a mapping. */
export interface MappingProblem {
  /** Where: `columns.3.column`, `match`. */
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
