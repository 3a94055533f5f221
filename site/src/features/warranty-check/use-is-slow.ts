import { useEffect, useState } from 'react'

/** After this long a person wonders whether anything happens. */
const SLOW_AFTER_MS = 2000

export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isSlow
}
