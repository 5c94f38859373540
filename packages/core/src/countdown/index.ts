export {
  type Clock,
  type Countdown,
  clockFace,
  secondsLeft,
  serverOffset,
  startCountdown,
} from './countdown.js';
