/** What was chosen to be bought in this browser. */
export const BASKET_COOKIE = 'purchase'
