/** Something that stands at a point of a map. */
export interface MapPoint {
  readonly id: string;
  /** What it is called, for those who hear it. */
  readonly label: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
