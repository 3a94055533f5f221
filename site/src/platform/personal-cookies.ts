export const APPEAL_COOKIE = 'appeal'
export const APPOINTMENT_COOKIE = 'appointment'
export const BASKET_COOKIE = 'purchase'
/** The rated order. */
export const CHOSEN_COOKIE = 'rating'
export const CONTEST_COOKIE = 'contest'
export const ENTERED_COOKIE = 'purchase-entered'
/** Also for buying. */
export const ORDER_COOKIE = 'purchase-order'
export const PHOTO_COOKIE = 'photos'
export const PICK_UP_COOKIE = 'pick-up'
export const REPAIR_COOKIE = 'repair'

/** Kept across sections until sign-out. */
export const PERSONAL_COOKIES = [
  APPEAL_COOKIE,
  APPOINTMENT_COOKIE,
  BASKET_COOKIE,
  CHOSEN_COOKIE,
  CONTEST_COOKIE,
  ENTERED_COOKIE,
  ORDER_COOKIE,
  PHOTO_COOKIE,
  PICK_UP_COOKIE,
]
