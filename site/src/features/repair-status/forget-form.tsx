'use client'

import type { ReactNode } from 'react'
import { removeResult } from '../offline/kept-result'
import { forgetRepair } from './forget-repair'
import styles from './repair.module.css'

/** Forgets on our side, and what the visitor kept on theirs. */
export function ForgetForm({ children }: { children: ReactNode }) {
  return (
    <form action={forgetRepair} onSubmit={() => void removeResult()} className={styles.forget}>
      {children}
    </form>
  )
}
