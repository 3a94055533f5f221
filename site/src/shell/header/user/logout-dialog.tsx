import type { MouseEvent } from 'react'
import { Button } from '@/ui/button/button'
import { QuestionDialog } from '@/ui/dialog/question-dialog'
import type { UserWords } from './user-words'

interface LogoutDialogProps {
  words: Pick<UserWords, 'logoutTips' | 'confirm' | 'cancel'>
  /** Escape is no. */
  onAnswer: (isConfirmed: boolean) => void
}

export function LogoutDialog({ words, onAnswer }: LogoutDialogProps) {
  return (
    <QuestionDialog question={words.logoutTips} onClose={(answer) => onAnswer(answer === 'confirm')}>
      <Button type="button" look="quiet" value="cancel" onClick={close}>
        {words.cancel}
      </Button>
      <Button type="button" value="confirm" onClick={close}>
        {words.confirm}
      </Button>
    </QuestionDialog>
  )
}

function close({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.close(currentTarget.value)
}
