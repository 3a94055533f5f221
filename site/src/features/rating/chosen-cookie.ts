export const CHOSEN_COOKIE = 'rating'
