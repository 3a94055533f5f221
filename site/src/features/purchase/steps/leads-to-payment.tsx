'use client'

import { useEffect } from 'react'

/** Replaces this page, so that Back does not lead to the payment again. */
export function LeadsToPayment({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url])
  return null
}
