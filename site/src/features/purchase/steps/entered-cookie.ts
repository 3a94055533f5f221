/** What was typed into the form of an order that its page could not show again. */
export const ENTERED_COOKIE = 'purchase-entered'
