/** Prop of a 360° preset. */
export interface ViewPictures {
  preset: string;
  /** Id in the media library; of an exterior with `{frame}` for 01 to 36. */
  pictures: string;
}
