export {
  hoursLine,
  openingText,
  spansText,
  timeText,
  weekdaysText,
  weekdayText,
} from './hours-texts.js';
export {
  type OpeningDay,
  openingDays,
  slotsOn,
  type WeekdayGroup,
  weekdayGroups,
} from './opening-days.js';
export {
  daysAfter,
  daysBetween,
  hoursWithin,
  minutesOf,
  type OpeningHours,
  type OpenSpan,
  type SpecialDays,
  spanMinutes,
  spansOn,
  specialOn,
  type Weekday,
  type WeekHours,
  weekdayOf,
  weekdays,
} from './opening-hours.js';
export { type OpeningState, openingState } from './opening-state.js';
export { instantAt, type LocalTime, localTime } from './zoned-time.js';
