export const FEEDBACK_DAYS = 90
