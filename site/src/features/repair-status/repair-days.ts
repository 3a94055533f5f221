/** Working days [9#18]. */
export const REPAIR_DAYS = { least: 3, most: 7 }
