import type { JobDefinition } from '../../jobs/job-queue.js';
import { deleteEndedWaiting, notifyWaiting, type WaitingContext } from './notify-waiting.js';

/** Deletes ended requests; mails those that no process could mail when the vehicle became free. */
export const vehicleWaitingJob = (context: WaitingContext): JobDefinition => ({
  name: 'vehicle_waiting',
  every: '* * * * *',
  retries: 0,
  run: async () => {
    await deleteEndedWaiting(context);
    await notifyWaiting(context);
  },
});
