import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { SelectField } from '@/ui/field/select-field'
import type { Choice } from './center'
import type { Asked } from './centers-search'
import type { Section } from './use-centers'
import type { CentersWords } from './words'
import styles from './locator.module.css'

interface LocatorFormProps {
  section: Section
  asked: Asked
  search: string
  countries: Choice[]
  states: Choice[]
  cities: Choice[]
  brands: readonly string[]
  kinds: Choice[] | null
  isNear: boolean
  words: CentersWords['form']
  ask: (question: Asked) => void
  children: ReactNode
}

export function LocatorForm({
  section,
  asked,
  search,
  countries,
  states,
  cities,
  brands,
  kinds,
  isNear,
  words,
  ask,
  children,
}: LocatorFormProps) {
  const [draft, setDraft] = useState({ search, asked })
  if (draft.search !== search) setDraft({ search, asked })
  const chosen = { ...draft.asked, country: draft.asked.country || section.country }

  function choose(change: Asked): void {
    const question = { ...chosen, page: '', ...change }
    setDraft({ search, asked: question })
    ask(question)
  }

  return (
    <search aria-label={words.label}>
      <form
        action={section.path}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          choose({})
        }}
      >
        <SelectField
          id="country"
          name="country"
          label={words.country}
          options={countries}
          value={chosen.country}
          onChange={({ target }) => choose({ country: target.value, state: '', city: '' })}
        />
        <SelectField
          id="state"
          name="state"
          label={words.state}
          empty={words.allStates}
          disabled={states.length === 0}
          options={states}
          value={chosen.state}
          onChange={({ target }) => choose({ state: target.value, city: '' })}
        />
        <SelectField
          id="city"
          name="city"
          label={words.city}
          empty={words.allCities}
          disabled={cities.length === 0}
          options={cities}
          value={chosen.city}
          onChange={({ target }) => choose({ city: target.value })}
        />
        <SelectField
          id="brand"
          name="brand"
          label={words.brand}
          empty={words.allBrands}
          options={brands.map((name) => ({ value: name, name }))}
          value={chosen.brand}
          onChange={({ target }) => choose({ brand: target.value })}
        />
        {kinds && (
          <SelectField
            id="kind"
            name="kind"
            label={words.kind}
            empty={words.allKinds}
            options={kinds}
            value={chosen.kind}
            onChange={({ target }) => choose({ kind: target.value })}
          />
        )}
        <Field
          id="q"
          name="q"
          type="search"
          label={words.keyword}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={chosen.q}
          onChange={({ target }) => setDraft({ search, asked: { ...chosen, q: target.value } })}
        />
        {kinds && (
          <SelectField
            id="sort"
            name="sort"
            label={words.sort}
            empty={isNear ? words.byDistance : words.byName}
            options={[{ value: 'slot', name: words.bySlot }]}
            value={chosen.sort}
            onChange={({ target }) => choose({ sort: target.value })}
          />
        )}
        {kinds && chosen.part && chosen.model && (
          <>
            <input type="hidden" name="model" value={chosen.model} />
            <input type="hidden" name="part" value={chosen.part} />
          </>
        )}
        <label className={styles.open}>
          <input
            type="checkbox"
            name="open"
            value="1"
            checked={chosen.open === '1'}
            onChange={({ target }) => choose({ open: target.checked ? '1' : '' })}
          />
          {words.openNow}
        </label>
        <div className={styles.buttons}>
          <Button type="submit">{words.submit}</Button>
          {children}
        </div>
      </form>
    </search>
  )
}
