import { schemaRoot } from './schema-node.ts';

interface Named {
  name: string;
  /** Absolute URL. */
  url: string;
}

/** Operator of the site; `logo` is an absolute URL. */
export const organizationData = ({ name, url, logo }: Named & { logo?: string | undefined }) =>
  schemaRoot('Organization', { name, url, logo });
