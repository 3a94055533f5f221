/** What this browser looked up, for the pages of repairs alone. */
export const REPAIR_COOKIE = 'repair'
