import { firstModels } from '../first-market/models.js';
import { normaliseName } from '../locale/fold-arabic.js';
import { defaultMarket, type MarketModels } from '../locale/market.js';

const models = (): MarketModels => defaultMarket.models ?? firstModels;

const memberOf = <T>(record: Readonly<Record<string, T>> | undefined, name: string) =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** The models that a name stands for; itself, normalised, when it is neither family nor group. */
export function expandModels(name: string): readonly string[] {
  const normalised = normaliseName(name);
  const { families, groups } = models();
  return memberOf(families, normalised) ?? memberOf(groups, normalised)?.models ?? [normalised];
}

/** The line of which a group of models names the whole: `jaguar` for `any_jag`. */
export const lineOfGroup = (group: string): string | undefined =>
  memberOf(models().groups, group)?.line;

/** Models that a list of stock can be restricted to, as stock writes them. */
export const modelNames = (): readonly string[] => models().names ?? [];

/** Platform of a nameplate's external code; undefined for an unknown one. Site document, section 3. */
export const platformCodeOf = (externalCode: string): string | undefined =>
  memberOf(models().platformCodes, externalCode.trim().toLowerCase());
