export const APPEAL_COOKIE = 'appeal'
export const APPOINTMENT_COOKIE = 'appointment'
export const BASKET_COOKIE = 'purchase'
/** Which order is rated. */
export const CHOSEN_COOKIE = 'rating'
/** Of the form of an order that its page could not show again. */
export const ENTERED_COOKIE = 'purchase-entered'
/** Read by the pages of buying too. */
export const ORDER_COOKIE = 'purchase-order'
export const PHOTO_COOKIE = 'photos'
/** For the pages of repairs alone. */
export const REPAIR_COOKIE = 'repair'

/** Kept for every section until somebody leaves the account. */
export const PERSONAL_COOKIES = [
  APPEAL_COOKIE,
  APPOINTMENT_COOKIE,
  BASKET_COOKIE,
  CHOSEN_COOKIE,
  ENTERED_COOKIE,
  ORDER_COOKIE,
  PHOTO_COOKIE,
]
