import { useEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  /** Id of what names it. */
  labelledBy: string
  /** It stands in the page until scripts lift it above: the server has made it. */
  isInPage?: boolean
  /** Called when it has closed, with the value of the button in a form of its own; Escape gives none. */
  onClose: (answer: string) => void
  children: ReactNode
}

/** Stands above the page, which waits until it is closed. */
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
