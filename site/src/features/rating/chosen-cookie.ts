/** Which order this browser rates. */
export const CHOSEN_COOKIE = 'rating'
