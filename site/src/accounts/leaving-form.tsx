'use client'

import type { ReactNode } from 'react'
import { forgetStoredUser } from '@/shell/header/user/use-stored-user'

interface LeavingFormProps {
  action: string
  className?: string | undefined
  children: ReactNode
}

export function LeavingForm({ action, className, children }: LeavingFormProps) {
  return (
    <form method="post" action={action} className={className} onSubmit={forgetStoredUser}>
      {children}
    </form>
  )
}
