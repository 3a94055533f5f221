'use client'

import { useState } from 'react'
import { href } from '@/links/href'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import type { ModelChoices } from './find-choices'
import { useChoices } from './use-choices'
import styles from './drivers.module.css'

export interface ModelWords {
  brand: string
  serial: string
  model: string
  choose: string
  next: string
  show: string
  loading: string
  failed: string
}

interface ModelChooserProps {
  lang: string
  start: ModelChoices
  words: ModelWords
}

/** Each list needs the one before; without scripts each is a step [2.4#35]. */
export function ModelChooser({ lang, start, words }: ModelChooserProps) {
  const [chosen, setChosen] = useState(start.chosen)
  const { brands, serials, models, isLoading, hasFailed } = useChoices(lang, start, chosen)
  const { brand, serial, model } = chosen
  const note = isLoading ? words.loading : hasFailed ? words.failed : ''
  return (
    <form action={`${href(lang, 'drivers-download')}#by-model`} className={styles.chooser}>
      <SelectField
        id="brand"
        name="brand"
        label={words.brand}
        empty={words.choose}
        options={named(brands)}
        disabled={brands.length === 0}
        required
        defaultValue={start.chosen.brand}
        onChange={({ target }) => setChosen({ brand: target.value, serial: '', model: '' })}
      />
      {/* The key clears the choice when the brand changes. */}
      <SelectField
        key={`serial ${brand}`}
        id="serial"
        name="serial"
        label={words.serial}
        empty={words.choose}
        options={named(serials)}
        disabled={serials.length === 0}
        required
        defaultValue={serial}
        onChange={({ target }) => setChosen({ brand, serial: target.value, model: '' })}
      />
      <SelectField
        key={`model ${brand} ${serial}`}
        id="model"
        name="model"
        label={words.model}
        empty={words.choose}
        options={named(models)}
        disabled={models.length === 0}
        required
        defaultValue={model}
      />
      <p role="status" className={styles.note}>
        {note}
      </p>
      <Button type="submit">{models.length > 0 ? words.show : words.next}</Button>
    </form>
  )
}

function named(choices: ModelChoices['choices']['brands']) {
  return choices.map(({ value, label }) => ({ value, name: label }))
}
