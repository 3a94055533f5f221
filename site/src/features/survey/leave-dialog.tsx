import { Button } from '@/ui/button/button'
import { QuestionDialog } from '@/ui/dialog/question-dialog'

export interface LeaveWords {
  question: string
  confirm: string
  cancel: string
}

interface LeaveDialogProps {
  words: LeaveWords
  isInPage: boolean
  onLeave: () => void
  onStay: () => void
}

/** [8#28]. Submits the form around it. */
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
