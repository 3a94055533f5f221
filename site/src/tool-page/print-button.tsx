'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <p className="needs-scripts">
      <Button type="button" look="quiet" onClick={() => window.print()}>
        {children}
      </Button>
    </p>
  )
}
