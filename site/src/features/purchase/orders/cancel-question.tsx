'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { QuestionDialog } from '@/ui/dialog/question-dialog'
import styles from './orders.module.css'

interface CancelQuestionProps {
  form: { action: string; fields: Readonly<Record<string, string>> }
  words: { open: string; question: string; money: string; confirm: string; keep: string }
  askPath: string
}

export function CancelQuestion({ form, words, askPath }: CancelQuestionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <a
        href={askPath}
        className={styles.link}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {words.open}
      </a>
      {isOpen && (
        <QuestionDialog question={`${words.question} ${words.money}`} onClose={() => setIsOpen(false)}>
          <Button
            type="button"
            look="quiet"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            {words.keep}
          </Button>
          <form method="post" action={form.action}>
            {Object.entries(form.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button>{words.confirm}</Button>
          </form>
        </QuestionDialog>
      )}
    </div>
  )
}
