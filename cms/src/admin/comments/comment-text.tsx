'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Comment, CommentsOfDocument } from '../../comments/comments-contract'
import { interfaceTexts } from '../interface-texts'
import type { Named } from './comments-client'
import styles from './comments.module.css'
import { MentionInput } from './mention-input'
import { mentionedIn } from './mentions'
import { useAct } from './use-act'

interface CommentTextProps {
  named: Named
  comment: Comment
  offered: CommentsOfDocument
  onDone(): void
}

export function CommentText({ named, comment, offered, onDone }: CommentTextProps) {
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const [text, setText] = useState(comment.text)
  const { act, isBusy, problemOf, otherProblem } = useAct(named, onDone)
  const { id, person, at, editedAt, isOwn } = comment
  const save = async () => {
    const sent = { text, mentions: mentionedIn(text, offered.people) }
    if (await act(`/${id}/edit`, sent)) setOpen(null)
  }
  const other = otherProblem('text', 'mentions')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <p className={styles.quiet}>
        <bdi>{person}</bdi> · <time dateTime={at}>{time.format(new Date(at))}</time>
        {editedAt !== null && ` · ${say('commentEdited')}`}
      </p>
      {open === 'edit' ? (
        <div className={styles.form}>
          <MentionInput
            people={offered.people}
            text={text}
            onText={setText}
            problem={problemOf('text', 'mentions')}
          />
        </div>
      ) : (
        <p className={styles.text} dir="auto">
          {comment.text}
        </p>
      )}
      {other !== null && (
        <p role="alert" data-tone="bad">
          {other}
        </p>
      )}
      {(isOwn || offered.mayDelete) && (
        <div className={styles.row}>
          {isOwn && open === 'edit' && (
            <button type="button" disabled={isBusy} onClick={() => void save()}>
              {t('general:save')}
            </button>
          )}
          {open === 'delete' && (
            <button type="button" disabled={isBusy} onClick={() => void act(`/${id}/delete`, {})}>
              {say('commentDeleteSure')}
            </button>
          )}
          {open !== null && (
            <button type="button" onClick={() => setOpen(null)}>
              {t('general:cancel')}
            </button>
          )}
          {isOwn && open === null && (
            <button
              type="button"
              onClick={() => {
                setText(comment.text)
                setOpen('edit')
              }}
            >
              {t('general:edit')}
            </button>
          )}
          {offered.mayDelete && open === null && (
            <button type="button" onClick={() => setOpen('delete')}>
              {say('commentDelete')}
            </button>
          )}
        </div>
      )}
    </>
  )
}
