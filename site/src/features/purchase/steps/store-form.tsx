'use client'

import { useRef, useState, type ReactNode } from 'react'
import { findCurrentPosition } from '@/platform/current-position'
import { Button } from '@/ui/button/button'
import type { SelectOption } from '@/ui/field/select-field'
import { Icon } from '@/ui/icon/icon'
import { useHasScripts } from '@/forms/use-resend'
import { ListField } from '@/forms/list-field'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { findStores, type FoundStores } from './find-stores'
import { takeStore } from './take-store'
import styles from './steps.module.css'

export interface StoreWords extends LookupWords {
  none: string
  state: string
  choose: string
  take: string
  locate: string
  locating: string
  notLocated: string
}

interface StoreFormProps {
  lang: string
  states: SelectOption[]
  words: StoreWords
  contact: ReactNode
}

/** Asks for the location on a tap only. */
export function StoreForm({ lang, states, words, contact }: StoreFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={findStores}
      words={words}
      contact={contact}
      show={(found) => <Stores lang={lang} found={found} words={words} contact={contact} />}
      fields={(field) => (
        <>
          <NearMe words={words} />
          <ListField field={field('state')} label={words.state} empty={words.choose} options={states} />
        </>
      )}
    />
  )
}

function NearMe({ words }: { words: StoreWords }) {
  const hasScripts = useHasScripts()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'unasked' | 'locating' | 'failed'>('unasked')

  async function locate() {
    if (state === 'locating') return
    setState('locating')
    const here = await findCurrentPosition()
    setState(here ? 'unasked' : 'failed')
    if (!here || !input.current) return
    input.current.value = `${here.latitude.toFixed(6)}, ${here.longitude.toFixed(6)}`
    input.current.form?.requestSubmit()
  }

  if (!hasScripts) return null
  return (
    <div>
      <input ref={input} type="hidden" name="location" />
      <Button type="button" look="quiet" aria-disabled={state === 'locating'} onClick={() => void locate()}>
        <Icon name="place" size={20} />
        {words.locate}
      </Button>
      <p role="status" className={styles.told}>
        {state === 'locating' && words.locating}
        {state === 'failed' && words.notLocated}
      </p>
    </div>
  )
}

interface StoresProps {
  lang: string
  found: FoundStores
  words: StoreWords
  contact: ReactNode
}

function Stores({ lang, found: { stores, title }, words, contact }: StoresProps) {
  return (
    <div className={styles.stores}>
      <h2 tabIndex={-1}>{stores.length > 0 ? title : words.none}</h2>
      {stores.length === 0 && contact}
      {stores.map(({ sealed, name, address, phone, distance }) => (
        <form key={sealed} action={takeStore} className={styles.plan}>
          <input type="hidden" name="lang" value={lang} />
          <input type="hidden" name="sealed" value={sealed} />
          <h3>{name}</h3>
          <p className={styles.quiet}>
            {[address, distance].filter(Boolean).join(' · ')} {phone && <bdi dir="ltr">{phone}</bdi>}
          </p>
          <div>
            <Button aria-label={`${words.take}: ${name}`}>{words.take}</Button>
          </div>
        </form>
      ))}
    </div>
  )
}
