export const ENTERED_COOKIE = 'purchase-entered'
