import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

interface QuestionDialogProps {
  question: string
  /** Rendered open by the server; scripts then make it modal. */
  isInPage?: boolean
  /** Gets the value of the button that closed it; empty after Escape. */
  onClose: (answer: string) => void
  children: ReactNode
}

/** Confirms what cannot be undone. */
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
