'use client'

import type { ReactNode } from 'react'
import styles from '@/ui/panel/panel.module.css'
import { removeResult } from '@/offline/kept-result'
import { forgetRepair } from './forget-repair'

/** Forgets on our side, and what the visitor kept on theirs. */
export function ForgetForm({ children }: { children: ReactNode }) {
  return (
    <form action={forgetRepair} onSubmit={() => void removeResult()} className={styles.panel}>
      {children}
    </form>
  )
}
