'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { ApprovalState } from '../../approval/approval-contract'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import { actOnApproval, type ApprovalAct } from './approval-client'
import { stageSentence } from './approval-words'
import controls from '../controls.module.css'
import styles from './approval.module.css'

interface ApprovalBoxProps {
  kind: string
  document: string | number
  approval: ApprovalState
  time(instant: string): string
  onDone(): void
}

export function ApprovalBox({ kind, document, approval, time, onDone }: ApprovalBoxProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [isBusy, setIsBusy] = useState(false)
  const [isReturning, setIsReturning] = useState(false)
  const [problem, setProblem] = useState('')
  const { tone, text } = stageSentence(approval, say, time)
  const { content, mayHandIn, mayApprove, mayReturn, isOwn } = approval
  const act = async (name: ApprovalAct, comment?: string) => {
    setIsBusy(true)
    const sent = { content, ...(comment !== undefined && { comment }) }
    const answer = await actOnApproval({ kind, document }, name, sent)
    setIsBusy(false)
    const isRefused = typeof answer !== 'string' && 'refusal' in answer
    setProblem(
      typeof answer === 'string' ? say(FAILURE_WORDS[answer]) : isRefused ? String(answer.refusal) : '',
    )
    if (typeof answer !== 'string' && !isRefused) setIsReturning(false)
    onDone()
  }
  return (
    <div className={`${controls.controls} ${styles.approval}`} role="group" aria-label={say('approval')}>
      <p role="status" data-tone={tone}>
        {text}
      </p>
      {isOwn && <p data-tone="quiet">{say('approvalOwn')}</p>}
      {problem !== '' && (
        <p role="alert" data-tone="bad">
          {problem}
        </p>
      )}
      {(mayHandIn || mayApprove || mayReturn) && (
        <div className={styles.row}>
          {mayHandIn && (
            <button type="button" disabled={isBusy} onClick={() => void act('hand-in')}>
              {say('handIn')}
            </button>
          )}
          {mayApprove && (
            <button type="button" disabled={isBusy} onClick={() => void act('approve')}>
              {say('approve')}
            </button>
          )}
          {mayReturn && (
            <button type="button" aria-expanded={isReturning} onClick={() => setIsReturning(!isReturning)}>
              {say('giveBack')}
            </button>
          )}
        </div>
      )}
      {mayReturn && isReturning && (
        <ReturnForm isBusy={isBusy} onSend={(comment) => void act('return', comment)} />
      )}
    </div>
  )
}

interface ReturnFormProps {
  isBusy: boolean
  onSend(comment: string): void
}

/** No form of its own: it stands within that of the document. */
function ReturnForm({ isBusy, onSend }: ReturnFormProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const id = useId()
  const [comment, setComment] = useState('')
  return (
    <div className={styles.return}>
      <label htmlFor={id}>{say('giveBackComment')}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={1000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <button type="button" disabled={isBusy} onClick={() => onSend(comment)}>
        {say('giveBackSend')}
      </button>
    </div>
  )
}
