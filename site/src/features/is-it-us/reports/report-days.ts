export const REPORT_DAYS = 90
