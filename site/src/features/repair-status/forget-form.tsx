'use client'

import type { ReactNode } from 'react'
import styles from '@/ui/panel/panel.module.css'
import { removeResult } from '@/offline/kept-result'
import { forgetRepair } from './forget-repair'

export function ForgetForm({ children }: { children: ReactNode }) {
  return (
    <form action={forgetRepair} onSubmit={() => void removeResult()} className={styles.panel}>
      {children}
    </form>
  )
}
