'use client'

import { Button, SelectInput, useConfig, useTranslation } from '@payloadcms/ui'
import type { OptionObject } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { COPIES_PATH, copiesMade, type Copied, type CopiesMade } from '../../copies/copies'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import { tellInWords } from '../site-list/site-list-client'
import styles from './copies.module.css'

interface CopyFormProps {
  kind: Copied
  id: number
  countries: OptionObject[]
}

export function CopyForm({ kind, id, countries }: CopyFormProps) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [chosen, setChosen] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [made, setMade] = useState<CopiesMade | null>(null)
  const copy = async () => {
    setIsBusy(true)
    const asked = { countries: chosen.map(Number) }
    const answer = await tellInWords(`/api${COPIES_PATH}/${kind}/${id}`, copiesMade, asked)
    setIsBusy(false)
    if (typeof answer === 'string') setProblem(say(FAILURE_WORDS[answer]))
    else if ('refusal' in answer) setProblem(answer.refusal)
    else {
      setProblem(null)
      setChosen([])
      setMade(answer)
    }
  }
  return (
    <div className={styles.form}>
      <p>{say(kind === 'ads' ? 'copySwitchedOff' : 'copyDrafts')}</p>
      <SelectInput
        name="copyCountries"
        path="copyCountries"
        label={say('copyCountries')}
        hasMany
        options={countries}
        value={chosen}
        onChange={(options) => setChosen([options].flat().map(({ value }) => String(value)))}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      <Button disabled={isBusy} onClick={() => void copy()}>
        {say('copyMake')}
      </Button>
      {made && (
        <section role="status">
          <p>{say('copiesMade')}</p>
          <Copies kind={kind} copies={made.copies} />
        </section>
      )}
    </div>
  )
}

function Copies({ kind, copies }: { kind: Copied } & CopiesMade) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const { config } = useConfig()
  const addressOf = (id: number) =>
    formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${kind}/${id}` })
  return (
    <ul>
      {copies.map(({ id, country, slug, isInPlace }) => (
        <li key={id}>
          {/* Leaves the drawer, as a link within the admin would not. */}
          <a href={addressOf(id)}>{country}</a>
          {slug !== null && <span>{say('copyAddress', { slug })}</span>}
          {isInPlace && <span>{say('copyInPlace')}</span>}
        </li>
      ))}
    </ul>
  )
}
