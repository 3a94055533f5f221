'use client'

import { Button, SelectInput, useAuth, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { ReleaseList } from '../../releases/release-contract'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import styles from './releases.module.css'
import { addressOfRelease } from './release-address'
import { makeRelease } from './releases-client'

export function NewRelease({ countries }: Pick<ReleaseList, 'countries'>) {
  const { t } = useTranslation()
  const { user } = useAuth()
  const say = interfaceTexts(t)
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const make = async () => {
    const made = await makeRelease(title, chosen.map(Number))
    if (typeof made === 'string') setProblem(say(FAILURE_WORDS[made]))
    else if ('refusal' in made) setProblem(made.refusal)
    else window.location.assign(addressOfRelease(made.id))
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <h2>{say('releaseNew')}</h2>
      <label className={styles.field}>
        {say('releaseName')}
        <input value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <SelectInput
        name="releaseCountries"
        path="releaseCountries"
        label={say('copyCountries')}
        hasMany
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={(options) => setChosen([options].flat().map(({ value }) => String(value)))}
      />
      {user?.role === 'administrator' && <p>{say('releaseEmptyForAll')}</p>}
      {problem !== null && <p role="alert">{problem}</p>}
      <Button type="submit">{say('releaseMake')}</Button>
    </form>
  )
}
