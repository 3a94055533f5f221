'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { CommentsOfDocument, Thread } from '../../comments/comments-contract'
import { languageName } from '../../labels/language-label'
import { interfaceTexts } from '../interface-texts'
import { CommentForm } from './comment-form'
import { CommentText } from './comment-text'
import type { Named } from './comments-client'
import styles from './comments.module.css'
import { focusField } from './focus-field'
import { TaskLine } from './task-line'

interface ThreadViewProps {
  named: Named
  thread: Thread
  offered: CommentsOfDocument
  onDone(): void
}

export function ThreadView({ named, thread, offered, onDone }: ThreadViewProps) {
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const [isReplying, setIsReplying] = useState(false)
  const { id, field, fieldLabel, language, replies } = thread
  const about = fieldLabel ?? field
  const inLanguage = language === null ? '' : ` · ${languageName(language, i18n.language)}`
  return (
    <li id={`comment-${id}`} tabIndex={-1} className={styles.thread}>
      {field !== null && about !== null && (
        <p>
          <button type="button" className={styles.link} onClick={() => void focusField(field)}>
            {say('commentGoTo', { field: about })}
          </button>
          {inLanguage}
        </p>
      )}
      <CommentText named={named} comment={thread} offered={offered} onDone={onDone} />
      <TaskLine named={named} thread={thread} offered={offered} onDone={onDone} />
      {replies.length > 0 && (
        <ul className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentText named={named} comment={reply} offered={offered} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <button type="button" aria-expanded={isReplying} onClick={() => setIsReplying(!isReplying)}>
          {say('commentReply')}
        </button>
      </div>
      {isReplying && (
        <CommentForm
          named={named}
          offered={offered}
          thread={id}
          onDone={() => {
            setIsReplying(false)
            onDone()
          }}
        />
      )}
    </li>
  )
}
