import { Button } from '@/ui/button/button'
import { QuestionDialog } from '@/ui/dialog/question-dialog'

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
  return (
    <QuestionDialog question={words.question} isInPage={isInPage} onClose={onStay}>
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
    </QuestionDialog>
  )
}
