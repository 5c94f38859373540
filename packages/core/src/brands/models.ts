import { firstModels } from '../first-market/first-models.js';
import { normaliseName } from '../locale/fold-arabic.js';
import { defaultMarket, type MarketModels } from '../locale/market.js';

const models = (): MarketModels => defaultMarket.models ?? firstModels;

const memberOf = <T>(record: Readonly<Record<string, T>> | undefined, name: string) =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** Models of a family or group; other names are returned normalized. */
export function expandModels(name: string): readonly string[] {
  const normalised = normaliseName(name);
  const { families, groups } = models();
  return memberOf(families, normalised) ?? memberOf(groups, normalised)?.models ?? [normalised];
}

/** The line that a group of models covers: `jaguar` for `any_jag`. */
export const lineOfGroup = (group: string): string | undefined =>
  memberOf(models().groups, group)?.line;

/** Model names for restricting a list of stock, as in the stock data. */
export const modelNames = (): readonly string[] => models().names ?? [];

/** Platform of a nameplate's external code; undefined if unknown. Site document, section 3. */
export const platformCodeOf = (externalCode: string): string | undefined =>
  memberOf(models().platformCodes, externalCode.trim().toLowerCase());

/** The external code of the nameplate with a platform code; undefined if unknown. */
export function externalCodeOf(platformCode: string): string | undefined {
  const wanted = platformCode.trim().toLowerCase();
  const codes = Object.entries(models().platformCodes ?? {});
  return codes.find(([, platform]) => platform.toLowerCase() === wanted)?.[0];
}
