'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { CommentsOfDocument, Task, Thread } from '../../comments/comments-contract'
import { interfaceTexts, type SayText } from '../interface-texts'
import type { Named } from './comments-client'
import styles from './comments.module.css'
import { Due } from './due'
import { dueWords } from './due-words'
import { draftOf, sentOf, TaskFields } from './task-fields'
import { useAct } from './use-act'

interface TaskLineProps {
  named: Named
  thread: Thread
  offered: CommentsOfDocument
  onDone(): void
}

/** Whose task it is and until when, or that it may become one. */
export function TaskLine({ named, thread: { id, task }, offered, onDone }: TaskLineProps) {
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(task))
  const { act, isBusy, problemOf, otherProblem } = useAct(named, onDone)
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const isDone = task !== null && task.done !== null
  const give = async () => {
    if (await act(`/${id}/task`, sentOf(draft))) setIsOpen(false)
  }
  const other = otherProblem('person', 'countries', 'due')
  return (
    <>
      {task && (
        <p data-tone={isDone ? 'good' : 'wait'}>
          {whose(task, offered, say)}{' '}
          {task.due !== null && (
            <Due day={task.due} words={dueWords(say, i18n.language, task.due)} isDone={isDone} />
          )}
        </p>
      )}
      {task?.done && (
        <p data-tone="good">
          {say('taskDoneBy', {
            name: `\u2068${task.done.person}\u2069`,
            time: time.format(new Date(task.done.at)),
          })}
        </p>
      )}
      {other !== null && (
        <p role="alert" data-tone="bad">
          {other}
        </p>
      )}
      <div className={styles.row}>
        {task && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void act(`/${id}/done`, { isDone: !isDone })}
          >
            {say(isDone ? 'taskReopen' : 'taskDone')}
          </button>
        )}
        {!isDone && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setDraft(draftOf(task))
              setIsOpen(!isOpen)
            }}
          >
            {say('taskAssign')}
          </button>
        )}
      </div>
      {isOpen && (
        <div className={styles.form}>
          <TaskFields offered={offered} draft={draft} onDraft={setDraft} problemOf={problemOf} />
          <button type="button" disabled={isBusy} onClick={() => void give()}>
            {t('general:save')}
          </button>
        </div>
      )}
    </>
  )
}

function whose({ person, role, countries }: Task, { roles }: CommentsOfDocument, say: SayText): string {
  if (person?.isGone) return say('taskNobody', { name: `\u2068${person.name}\u2069` })
  const roleName = roles.find((each) => each.role === role)?.name ?? ''
  const where = countries.length === 0 ? '' : ` (${countries.map(({ name }) => name).join(', ')})`
  return say('taskOf', { name: `\u2068${person?.name ?? roleName + where}\u2069` })
}
