/** Replace this by the package's first export. */
export const name = '{{key}}';
