import { useRef, useState } from 'react'
import { findCurrentPosition } from '@/platform/current-position'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Icon } from '@/ui/icon/icon'
import { useHasScripts } from '@/forms/use-resend'
import type { FieldState } from '@/forms/lookup-form'
import { LocationHelp, type HelpWords } from './location-help'
import { writeLocation } from './read-location'
import styles from './appeal.module.css'

export interface LocationWords {
  location: string
  locationTyped: string
  locate: string
  locating: string
  located: string
  notLocated: string
  howToAllow: string
  help: HelpWords
}

type State = 'unasked' | 'locating' | 'located' | 'failed'

/** Asks on a tap only [5#11]. */
export function LocationField({ field, words }: { field: FieldState; words: LocationWords }) {
  const { name, defaultValue, error } = field
  const hasScripts = useHasScripts()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('unasked')
  const [isHelping, setHelping] = useState(false)

  async function locate() {
    if (state === 'locating') return
    setState('locating')
    const place = await findCurrentPosition()
    if (place && input.current) {
      input.current.value = writeLocation(place)
      input.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setState(place ? 'located' : 'failed')
    setHelping(place === null)
  }

  const problem = { unasked: error, locating: undefined, located: undefined, failed: words.notLocated }[state]
  return (
    <div className={styles.location}>
      <Field
        ref={input}
        id={name}
        name={name}
        label={words.location}
        hint={<span className={styles.withoutScripts}>{words.locationTyped}</span>}
        error={problem}
        defaultValue={defaultValue}
        readOnly={hasScripts}
        autoComplete="off"
        dir="ltr"
        maxLength={100}
      />
      <div className={`${styles.ways} needs-scripts`}>
        <Button type="button" look="quiet" aria-disabled={state === 'locating'} onClick={() => void locate()}>
          <Icon name="place" size={20} />
          {words.locate}
        </Button>
        <Button type="button" look="quiet" onClick={() => setHelping(true)}>
          {words.howToAllow}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {state === 'locating' && words.locating}
        {state === 'located' && words.located}
      </p>
      {isHelping && <LocationHelp words={words.help} onClose={() => setHelping(false)} />}
    </div>
  )
}
