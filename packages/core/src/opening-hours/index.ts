export {
  hoursLine,
  openingText,
  spansText,
  weekdaysText,
  weekdayText,
} from './hours-texts.js';
export { type LocalTime, localTime } from './local-time.js';
export {
  type OpeningDay,
  openingDays,
  slotsOn,
  type WeekdayGroup,
  weekdayGroups,
} from './opening-days.js';
export {
  daysAfter,
  hoursWithin,
  minutesOf,
  type OpeningHours,
  type OpenSpan,
  type SpecialDays,
  spanMinutes,
  type Weekday,
  type WeekHours,
  weekdayOf,
  weekdays,
} from './opening-hours.js';
export { type OpeningState, openingState } from './opening-state.js';
