import { useEffect, useState } from 'react'

/** After this long a person wonders whether anything happens. */
const SLOW_AFTER_MS = 2000

/** Whether what is shown has been there for two seconds. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
