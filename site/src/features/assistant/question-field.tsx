import { Button } from '@/ui/button/button'
import { TextAreaField } from '@/ui/field/text-area-field'
import type { FieldWords } from './assistant-words'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import styles from './assistant.module.css'

interface QuestionFieldProps {
  name: string
  words: FieldWords
  isComing: boolean
  typed: string
  error: string | undefined
}

export function QuestionField({ name, words, isComing, typed, error }: QuestionFieldProps) {
  return (
    <div className={styles.field}>
      <TextAreaField
        id="question"
        name={name}
        label={words.label}
        hint={words.hint}
        error={error}
        rows={2}
        maxLength={LONGEST_QUESTION.ai}
        defaultValue={typed}
        enterKeyHint="send"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <Button type="submit" aria-disabled={isComing}>
        {isComing ? words.submitting : words.submit}
      </Button>
    </div>
  )
}
