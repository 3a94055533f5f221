'use client'

import { type AbuseChange, BLOCK_HOURS } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import styles from '../site-list/site-list.module.css'
import { useSiteList } from '../site-list/use-site-list'
import { changeAbuse, fetchAbuse } from './abuse-client'
import { Blocks } from './blocks'
import { Budgets } from './budgets'
import { Changes } from './changes'
import { hoursIn } from './change-words'
import { NumberChoice } from './number-choice'
import { Refusals } from './refusals'

const SHORTEST_REASON = 3

export function AbusePanels() {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const [why, setWhy] = useState('')
  const [hours, setHours] = useState<(typeof BLOCK_HOURS)[number]>(BLOCK_HOURS[1])
  const {
    shown: { list, told },
    tell,
  } = useSiteList(fetchAbuse)
  if (list === undefined) return <p role="status">{say('submissionsComing')}</p>
  if (typeof list === 'string')
    return <p role="alert">{say(list === 'site-down' ? 'abuseSiteDown' : FAILURE_WORDS[list])}</p>

  const change = async (asked: AbuseChange) => {
    if (why.trim().length < SHORTEST_REASON) {
      tell(say('abuseWhyMissing'))
      return
    }
    const outcome = await changeAbuse(why, asked)
    if (outcome === 'done') setWhy('')
    tell(
      say(outcome === 'done' ? 'abuseDone' : outcome === 'unknown' ? 'abuseUnknown' : FAILURE_WORDS[outcome]),
    )
  }
  const act = (asked: AbuseChange) => void change(asked)
  const block = (network: string) => act({ kind: 'block', network, hours })
  return (
    <>
      <p>
        <label className={styles.choice}>
          {say('abuseWhy')}
          <input value={why} maxLength={500} onChange={({ target }) => setWhy(target.value)} />
        </label>{' '}
        <NumberChoice
          label={say('abuseBlockFor')}
          values={BLOCK_HOURS}
          value={hours}
          inWords={(each) => hoursIn(i18n.language, each)}
          choose={setHours}
        />
      </p>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <Refusals refusals={list.refusals} block={block} />
      <Blocks blocks={list.blocks} block={block} end={(network) => act({ kind: 'unblock', network })} />
      <Budgets budgets={list.budgets} set={(action, share) => act({ kind: 'budget', action, share })} />
      <Changes changes={list.changes} />
    </>
  )
}
