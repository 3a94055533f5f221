'use client'

import { useEffect } from 'react'

/** `replace`, so that Back does not pay again. */
export function PaymentRedirect({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url])
  return null
}
