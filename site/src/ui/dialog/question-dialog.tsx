import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface QuestionDialogProps {
  question: string
  /** It stands in the page until scripts lift it above: the server has asked. */
  isInPage?: boolean
  /** Called when it has closed, with the value of the button in a form of its own; Escape gives none. */
  onClose: (answer: string) => void
  /** The answers to choose from. */
  children: ReactNode
}

/** Asks before something is done that cannot be taken back. */
export function QuestionDialog({ question, isInPage = false, onClose, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      open={isInPage || undefined}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={(event) => onClose(event.currentTarget.returnValue)}
    >
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div className={styles.answers}>{children}</div>
    </dialog>
  )
}
