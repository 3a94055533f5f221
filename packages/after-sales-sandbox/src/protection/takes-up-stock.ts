/** SQL: the order is paid, or can still be. */
export const takesUpStock = (order: string, now: string) =>
  `${order}.canceled_at IS NULL AND (${order}.paid_at IS NOT NULL OR ${order}.pay_until > ${now}::timestamptz)`
