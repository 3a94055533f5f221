import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

interface QuestionDialogProps {
  question: string
  isInPage?: boolean
  onClose: (answer: string) => void
  children: ReactNode
}

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
