import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { Card } from '@/ui/card/card'

interface GoOnProps {
  path: string
  words: { opening: string; open: string }
}

export function GoOn({ path, words }: GoOnProps) {
  const pathname = usePathname()
  const isThere = useSearchParams().size === 0 && pathname === path
  useEffect(() => {
    if (isThere) return
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', startOver)
    window.location.assign(path)
    return () => window.removeEventListener('pageshow', startOver)
  }, [isThere, path])
  return (
    <Card>
      <h2 tabIndex={-1}>{words.opening}</h2>
      <p>
        <a href={path}>{words.open}</a>
      </p>
    </Card>
  )
}
