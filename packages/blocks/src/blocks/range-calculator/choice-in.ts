import {
  type RangeChoice,
  type RangeData,
  rangeFor,
  type ShownRange,
} from '@mawkib/core/calculators';
import type { BlockProps } from '../../model/definition/props.js';
import type { rangeCalculator } from './range-calculator.definition.js';

export type RangeFields = BlockProps<typeof rangeCalculator>['fields'];

/** Names of the query parameters of a calculator without a script. */
export const rangeParams = {
  block: 'calculator',
  profile: 'profile',
  wheel: 'wheel',
  temperature: 'temperature',
} as const;

/** Selection that a query contains for this block; the first options where it has none. */
export function choiceIn(data: RangeData, search: string, block: string): RangeChoice {
  const query = new URLSearchParams(search);
  const isOwn = query.get(rangeParams.block) === block;
  const wanted = (name: 'profile' | 'wheel' | 'temperature', options: readonly string[]) => {
    const value = isOwn ? query.get(rangeParams[name]) : null;
    return options.find((option) => option === value);
  };
  const { temperatures } = data;
  return {
    profile:
      wanted(
        'profile',
        data.profiles.map(({ key }) => key),
      ) ??
      data.profiles[0]?.key ??
      '',
    wheel: wanted('wheel', data.wheels) ?? data.wheels[0] ?? '',
    temperature:
      wanted('temperature', temperatures) ?? temperatures[temperatures.length >> 1] ?? '',
  };
}

/** The file's ranges with the average speeds that staff typed. */
export const withSpeeds = (data: RangeData, typed: RangeFields['driving_profiles']): RangeData => ({
  ...data,
  profiles: data.profiles.map((profile) => ({
    ...profile,
    average_speed:
      typed.find(({ key }) => key === profile.key)?.average_speed ?? profile.average_speed,
  })),
});

/** Range of a selection in the block's unit and limits; null if the file has none. */
export const shownRange = (
  data: RangeData,
  choice: RangeChoice,
  { minimal_range, maximal_range, distance_unit }: RangeFields,
): ShownRange | null => rangeFor(data, choice, { minimal_range, maximal_range, distance_unit });
