const codes: Readonly<Record<string, string>> = {
  'f-pace': 'x761',
  'i-pace': 'x590',
  'f-type': 'x152',
  xe: 'x760',
  xf: 'x260',
};

/** Platform code of a nameplate's external code; undefined for every other. */
export const platformCode = (externalCode: string): string | undefined =>
  Object.hasOwn(codes, externalCode) ? codes[externalCode] : undefined;
