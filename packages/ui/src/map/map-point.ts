/** A point on a map. */
export interface MapPoint {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
