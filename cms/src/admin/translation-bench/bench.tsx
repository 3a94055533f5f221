'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { Bench } from '../../translations/bench-contract'
import { languageName } from '../../labels/language-label'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import type { Failure } from '../site-list/site-list-client'
import { BenchTextRow } from './bench-text'
import { type Addressed, fetchBench } from './translation-client'
import styles from './translation-bench.module.css'
import { useBench } from './use-bench'
import { useBenchKeys } from './use-bench-keys'

/** Of a document that the reader may see, or nothing. */
export function TranslationBench({ kind, id, from, to }: Addressed) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [bench, setBench] = useState<Bench | Failure>()
  useEffect(() => {
    const stop = new AbortController()
    void fetchBench({ kind, id, from, to }, stop.signal).then((found) => {
      if (!stop.signal.aborted) setBench(found)
    })
    return () => stop.abort()
  }, [kind, id, from, to])
  if (bench === undefined) return <p role="status">{say('submissionsComing')}</p>
  if (typeof bench === 'string')
    return <p role="alert">{say(bench === 'failed' ? 'translateNotThere' : FAILURE_WORDS[bench])}</p>
  return (
    <>
      <h2>
        <a href={`/admin/collections/${kind}/${id}`}>
          <bdi>{bench.title}</bdi>
        </a>
      </h2>
      <BenchTexts initial={bench} />
    </>
  )
}

function BenchTexts({ initial }: { initial: Bench }) {
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  const language = languageName(initial.to, i18n.language)
  const work = useBench(initial, language)
  const { bench, told, isBusy, hasChanges } = work
  const { from, to, mayWrite, mayPublish, hasDrafts, texts } = bench
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])
  const open = texts.filter(work.isOpen)
  const move = useBenchKeys({
    list,
    isOpen: (path) => open.some((text) => text.path === path),
    save: () => {
      if (mayWrite && !isBusy) void work.save()
    },
  })
  if (texts.length === 0) return <p>{say('translateNone')}</p>
  return (
    <>
      {!mayWrite && <p>{say('translateReadOnly')}</p>}
      {texts.some(({ input }) => input === 'markdown') && <p>{say('translateMarkdown')}</p>}
      <p>{say('translateKeys')}</p>
      <div ref={list} className={styles.texts}>
        {texts.map((row) => (
          <BenchTextRow
            key={row.path}
            {...{ from, to, mayWrite, row, isBusy, say }}
            typed={work.textOf(row)}
            marks={work.marksOf(row)}
            type={(text) => work.type(row.path, text)}
            settle={(theirs, take) => work.settle(row.path, theirs, take)}
            stillRight={() => void work.stillRight(row.path)}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <button type="button" onClick={() => move(1)} disabled={open.length === 0}>
          {say('translateOpen', { count: open.length })}
        </button>
        {mayWrite && (
          <Button margin={false} disabled={isBusy} onClick={() => void work.save()}>
            {say(hasDrafts ? 'translateSaveDraft' : 'translateSaveLive')}
          </Button>
        )}
        {mayWrite && mayPublish && (
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => void work.publish()}
          >
            {say('translatePublish', { language })}
          </Button>
        )}
        <p role="status" data-tone={told?.tone}>
          {told?.text}
        </p>
      </div>
    </>
  )
}
