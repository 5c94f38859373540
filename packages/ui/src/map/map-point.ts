/** A point on a map. */
export interface MapPoint {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Content of a map, independent of the map provider. */
export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  points: readonly MapPoint[];
  /** Position of the visitor, or center of the search. */
  you?: { readonly latitude: number; readonly longitude: number } | null;
  /** Id of the highlighted point. */
  chosen?: string | null;
  onChoose?: (id: string) => void;
  /** The map can be zoomed but not moved: its center stays. Default: false. */
  isFixed?: boolean;
  /** Zoom of the first view, 1 to 18. Default: all points fit. */
  zoom?: number | undefined;
}
