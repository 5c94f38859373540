export { createStaffClient, type StaffClient } from './clients/create-staff-client.js';
