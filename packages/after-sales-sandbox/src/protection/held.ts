/**
 * SQL: whether an order holds what there is only so much of, as a piece of a store or a use of a code: it is bought, or
 * can still be paid.
 */
export const IS_HELD = (order: string, now: string) =>
  `${order}.canceled_at IS NULL AND (${order}.paid_at IS NOT NULL OR ${order}.pay_until > ${now}::timestamptz)`
