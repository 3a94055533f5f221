import { useEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  labelledBy: string
  /** Server-rendered open; scripts make it modal. */
  isInPage?: boolean
  /** The pressed button's value; empty after Escape. */
  onClose: (answer: string) => void
  children: ReactNode
}

export function Dialog({ labelledBy, isInPage = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      open={isInPage || undefined}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onClose={(event) => onClose(event.currentTarget.returnValue)}
    >
      {children}
    </dialog>
  )
}
