/** Which appointment this browser booked or found. */
export const APPOINTMENT_COOKIE = 'appointment'
