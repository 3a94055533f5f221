/** As the admin says. */
export const RESULT_DAYS = 90
