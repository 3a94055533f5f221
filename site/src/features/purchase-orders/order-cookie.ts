/** Which order this browser shows, and pays for: the pages of buying read the same cookie. */
export const ORDER_COOKIE = 'purchase-order'
