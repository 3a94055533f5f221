import { Button } from '@/ui/button/button'
import styles from './survey.module.css'

export interface ButtonWords {
  previous: string
  next: string
  submit: string
  submitting: string
  exit: string
}

interface StepButtonsProps {
  step: number
  steps: number
  isBusy: boolean
  words: ButtonWords
}

export function StepButtons({ step, steps, isBusy, words }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      {step > 1 && (
        <Button look="quiet" name="go" value="previous" aria-disabled={isBusy}>
          {words.previous}
        </Button>
      )}
      {step < steps ? (
        <Button name="go" value="next">
          {words.next}
        </Button>
      ) : (
        <Button name="go" value="send" aria-disabled={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      )}
      <Button look="quiet" name="go" value="leave">
        {words.exit}
      </Button>
    </div>
  )
}
