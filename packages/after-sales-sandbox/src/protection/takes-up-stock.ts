/** SQL: whether an order takes up stock of a store or a use of a code: it is paid, or can still be. */
export const takesUpStock = (order: string, now: string) =>
  `${order}.canceled_at IS NULL AND (${order}.paid_at IS NOT NULL OR ${order}.pay_until > ${now}::timestamptz)`
