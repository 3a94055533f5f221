'use client'

import { useEffect } from 'react'

/** Goes to the payment page in the place of this one: who comes back from there is not sent there again. */
export function LeadsToPayment({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url])
  return null
}
