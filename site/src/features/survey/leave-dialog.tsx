import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button/button'
import styles from './survey.module.css'

export interface LeaveWords {
  question: string
  confirm: string
  cancel: string
}

interface LeaveDialogProps {
  words: LeaveWords
  /** The server has asked: it stands in the page, without scripts too. */
  isInPage: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before leaving a survey that is not sent [8#28]. Its buttons are those of the form that it stands in. */
export function LeaveDialog({ words, isInPage, onLeave, onStay }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      open={isInPage || undefined}
      className={styles.dialog}
      aria-labelledby="leave-question"
      onClose={onStay}
    >
      <p id="leave-question">{words.question}</p>
      <div className={styles.answers}>
        <Button
          look="quiet"
          name="go"
          value="stay"
          onClick={(event) => {
            event.preventDefault()
            event.currentTarget.closest('dialog')?.close()
          }}
        >
          {words.cancel}
        </Button>
        <Button
          name="go"
          value="quit"
          onClick={(event) => {
            event.preventDefault()
            onLeave()
          }}
        >
          {words.confirm}
        </Button>
      </div>
    </dialog>
  )
}
