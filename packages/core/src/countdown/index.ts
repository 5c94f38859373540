export {
  type Clock,
  type Countdown,
  clockFace,
  secondsLeft,
  serverOffset,
  startCountdown,
  systemClock,
} from './countdown.js';
