/** A market's maps: the vendor's script, tiles, or neither. Plain data, safe for browsers. */
export interface MapsService {
  /** The vendor's script; null without `maps.api_key`. */
  readonly script: MapsScript | null;
  /** `https://host/{z}/{x}/{y}.png`; empty: no tiles. */
  readonly tilesUrl: string;
  /** Attribution that the terms of the tiles require. */
  readonly attribution: string;
}

/** Options for loading the vendor's script. */
export interface MapsScript {
  readonly url: string;
  readonly key: string;
  /** Country for names and borders; may be empty. */
  readonly region: string;
  readonly language: string;
}

/** True if the market can show a map. */
export const hasMap = ({ script, tilesUrl }: MapsService): boolean =>
  script !== null || tilesUrl !== '';

/** URL of the script. `callback` is the global function that it calls when it has loaded. */
export function mapsScriptUrl(
  { url, key, region, language }: MapsScript,
  callback: string,
): string {
  const query = new URLSearchParams({
    key,
    ...(region && { region }),
    language,
    libraries: 'places',
    loading: 'async',
    callback,
  });
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
