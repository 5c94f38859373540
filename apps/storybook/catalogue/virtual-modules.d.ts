declare module 'virtual:block-weights' {
  /** By key of the block. */
  export const weights: Readonly<Record<string, { bytes: number; limit: number }>>;
}
