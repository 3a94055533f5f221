'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { ApprovalBox } from '../approval/approval-box'
import { interfaceTexts } from '../interface-texts'
import { TranslationStatus } from './translation-status'
import { addressOfRelease } from '../releases/release-address'
import { clockSentences, planSentences, refusalSentence, sentenceOf } from './sentences'
import { useDocumentState } from './use-document-state'
import styles from './publication-status.module.css'

export function PublicationStatusField() {
  const { collectionSlug, id } = useDocumentInfo()
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const { state, askAgain } = useDocumentState(collectionSlug, id)
  if (!state || !collectionSlug || id === undefined) return null
  const time = clockOf(i18n.language)
  const { tone, text } = sentenceOf(state, say, time)
  return (
    <section className={styles.status} aria-label={say('onSite')}>
      <p role="status" data-tone={tone}>
        {text}
      </p>
      {state.release && (
        <p data-tone="wait">
          <a href={addressOfRelease(state.release.id)}>
            {say('releaseHolds', { title: state.release.title })}
          </a>
        </p>
      )}
      {state.approval && (
        <ApprovalBox
          kind={collectionSlug}
          document={id}
          approval={state.approval}
          time={time}
          onDone={askAgain}
        />
      )}
      {planSentences(state, say, time).map((plan) => (
        <p key={plan} data-tone="wait">
          {plan}
        </p>
      ))}
      {clockSentences(state, say, i18n.language).map((clock) => (
        <p key={clock} data-tone="quiet">
          {clock}
        </p>
      ))}
      {collectionSlug !== undefined && id !== undefined && state.isTranslated && (
        <TranslationStatus kind={collectionSlug} id={id} outdated={state.outdated} />
      )}
      {state.refused.map((refused) => (
        <p key={refused.refusedAt} data-tone="bad">
          {refusalSentence(refused, say, time)}
        </p>
      ))}
    </section>
  )
}

function clockOf(language: string): (instant: string) => string {
  const today = new Date().toDateString()
  return (instant) => {
    const at = new Date(instant)
    const date = at.toDateString() === today ? {} : ({ dateStyle: 'medium' } as const)
    return new Intl.DateTimeFormat(language, { ...date, timeStyle: 'medium' }).format(at)
  }
}
