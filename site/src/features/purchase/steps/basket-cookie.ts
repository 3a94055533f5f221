export const BASKET_COOKIE = 'purchase'
