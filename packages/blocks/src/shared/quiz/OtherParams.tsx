import { usePageAddress } from '../../renderer/use-page-address.js';

/**
 * Hidden inputs of a GET form that keep the parameters of the page's query, such as those of other
 * blocks, but not the form's own ones.
 */
export function OtherParams({ own }: { own: readonly string[] }) {
  const query = new URLSearchParams(usePageAddress().search);
  return [...query]
    .filter(([name]) => !own.includes(name))
    .map(([name, value], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name can occur twice
      <input key={at} type="hidden" name={name} value={value} />
    ));
}
