'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { CommentsOfDocument } from '../../comments/comments-contract'
import { interfaceTexts } from '../interface-texts'
import type { Named } from './comments-client'
import styles from './comments.module.css'
import { MentionInput } from './mention-input'
import { mentionedIn } from './mentions'
import { NO_TASK, sentOf, TaskFields } from './task-fields'
import { useAct } from './use-act'

interface CommentFormProps {
  named: Named
  offered: CommentsOfDocument
  onDone(): void
  /** What it replies to. */
  thread?: number
}

const SHOWN = ['text', 'mentions', 'field', 'person', 'countries', 'due']

/** No form of its own: it stands within that of the document. */
export function CommentForm({ named, offered, onDone, thread }: CommentFormProps) {
  const { t } = useTranslation()
  const { code: language } = useLocale()
  const say = interfaceTexts(t)
  const [text, setText] = useState('')
  const [field, setField] = useState('')
  const [isTask, setIsTask] = useState(false)
  const [draft, setDraft] = useState(NO_TASK)
  const { act, isBusy, problemOf, otherProblem } = useAct(named, onDone)
  const send = () =>
    act('', {
      text,
      mentions: mentionedIn(text, offered.people),
      ...(thread === undefined
        ? { field: field === '' ? null : field, language, task: isTask ? sentOf(draft) : null }
        : { thread }),
    })
  const other = otherProblem(...SHOWN)
  const wrongField = problemOf('field')
  return (
    <div className={styles.form}>
      {thread === undefined && (
        <label>
          {say('commentAbout')}
          <select value={field} onChange={({ target }) => setField(target.value)}>
            <option value="">{say('commentWhole')}</option>
            {offered.fields.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {wrongField !== null && (
        <p role="alert" data-tone="bad">
          {wrongField}
        </p>
      )}
      <MentionInput
        people={offered.people}
        text={text}
        onText={setText}
        problem={problemOf('text', 'mentions')}
      />
      {thread === undefined && (
        <label className={styles.check}>
          <input type="checkbox" checked={isTask} onChange={({ target }) => setIsTask(target.checked)} />
          {say('taskMake')}
        </label>
      )}
      {isTask && <TaskFields offered={offered} draft={draft} onDraft={setDraft} problemOf={problemOf} />}
      {other !== null && (
        <p role="alert" data-tone="bad">
          {other}
        </p>
      )}
      <button type="button" disabled={isBusy} onClick={() => void send()}>
        {say('commentSend')}
      </button>
    </div>
  )
}
