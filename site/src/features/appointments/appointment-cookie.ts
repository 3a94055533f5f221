export const APPOINTMENT_COOKIE = 'appointment'
