import { Fragment } from 'react';

/** Cells of a file in a row, each with its own text direction. */
export function Cells({ values }: { values: readonly string[] }) {
  return values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their place
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi>{value}</bdi>
    </Fragment>
  ));
}
