export const REPAIR_COOKIE = 'repair'
