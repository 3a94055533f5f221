'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CommentsOfDocument } from '../../comments/comments-contract'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import type { Failure } from '../site-list/site-list-client'
import { CommentForm } from './comment-form'
import { fetchComments } from './comments-client'
import controls from '../controls.module.css'
import styles from './comments.module.css'
import { ThreadView } from './thread-view'

export function CommentsField() {
  const { collectionSlug: kind, id: document } = useDocumentInfo()
  return kind !== undefined && document !== undefined ? <Comments kind={kind} document={document} /> : null
}

function Comments({ kind, document }: { kind: string; document: string | number }) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [found, setFound] = useState<CommentsOfDocument | Failure>()
  const [asked, setAsked] = useState(0)
  const [isWriting, setIsWriting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    void fetchComments({ kind, document }, stop.signal).then((next) => {
      if (!stop.signal.aborted) setFound(next)
    })
    return () => stop.abort()
  }, [kind, document, asked])
  useNamedComment(typeof found === 'object')
  const askAgain = () => setAsked((times) => times + 1)
  const named = { kind, document }
  return (
    <section
      className={`${controls.controls} ${styles.comments}`}
      aria-label={say('comments')}
      onKeyDown={keepFromForm}
    >
      <h2>{say('comments')}</h2>
      {typeof found === 'string' && <p role="alert">{say(FAILURE_WORDS[found])}</p>}
      {typeof found === 'object' && (
        <>
          <Threads found={found} named={named} onDone={askAgain} />
          <div className={styles.row}>
            <button type="button" aria-expanded={isWriting} onClick={() => setIsWriting(!isWriting)}>
              {say('commentText')}
            </button>
          </div>
          {isWriting && (
            <CommentForm
              named={named}
              offered={found}
              onDone={() => {
                setIsWriting(false)
                askAgain()
              }}
            />
          )}
        </>
      )}
    </section>
  )
}

interface ThreadsProps {
  found: CommentsOfDocument
  named: { kind: string; document: string | number }
  onDone(): void
}

function Threads({ found, named, onDone }: ThreadsProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const done = found.threads.filter(({ task }) => task?.done)
  const open = found.threads.filter((thread) => !done.includes(thread))
  const list = (threads: typeof open) => (
    <ul>
      {threads.map((thread) => (
        <ThreadView key={thread.id} named={named} thread={thread} offered={found} onDone={onDone} />
      ))}
    </ul>
  )
  return (
    <>
      {found.threads.length === 0 && <p className={styles.quiet}>{say('commentsNone')}</p>}
      {open.length > 0 && list(open)}
      {done.length > 0 && (
        <details>
          <summary>{say('tasksDone', { count: done.length })}</summary>
          {list(done)}
        </details>
      )}
    </>
  )
}

/** Within the form of the document, Enter would save that. */
function keepFromForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Once, after the list is there: the address may name a comment. */
function useNamedComment(isThere: boolean): void {
  const isShown = useRef(false)
  useEffect(() => {
    if (!isThere || isShown.current) return
    isShown.current = true
    const [, id] = /^#(comment-\d+)$/.exec(window.location.hash) ?? []
    const named = id === undefined ? null : window.document.getElementById(id)
    named?.closest('details')?.setAttribute('open', '')
    named?.scrollIntoView({ block: 'center' })
    named?.focus({ preventScroll: true })
  }, [isThere])
}
