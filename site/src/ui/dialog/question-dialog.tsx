import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog'
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
  const id = useId()
  return (
    <Dialog labelledBy={id} isInPage={isInPage} onClose={onClose}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div className={styles.answers}>{children}</div>
    </Dialog>
  )
}
