import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect, useRef, useState } from 'react'
import { Facts } from '@/ui/facts/facts'
import { CodeField } from '@/forms/code-field'
import type { FieldState } from '@/forms/lookup-form'
import { checkCode } from './check-code'
import type { CheckedCode } from './price-with'
import type { ShownPrice } from './shown-price'
import styles from './steps.module.css'

/** Ms without typing. */
const PAUSE_MS = 500

const LINES = ['price', 'discount', 'tax', 'total'] as const satisfies (keyof ShownPrice)[]

export interface PriceWords {
  code: string
  codeHint: string
  checking: string
  price: string
  discount: string
  tax: string
  total: string
}

interface CodeAndPriceProps {
  field: (name: string) => FieldState
  lang: string
  sealed: string
  first: { quote: string; shown: ShownPrice }
  words: PriceWords
}

export function CodeAndPrice({ field, lang, sealed, first, words }: CodeAndPriceProps) {
  const code = field('code')
  const answered = field('quote').defaultValue
  const base = answered === '' ? first : { quote: answered, shown: shownIn(field) }
  const { checked, isChecking, type } = useCheck(lang, field('sealed').defaultValue || sealed, base.quote)
  const { quote, shown } = checked?.priced ?? base
  return (
    <>
      <div onInput={(event) => type((event.target as HTMLInputElement).value)}>
        <CodeField id="code" field={code} label={words.code} hint={words.codeHint} keys="letters" />
        <p role="status" className={checked && !checked.isGood ? styles.error : styles.told}>
          {isChecking ? words.checking : checked?.text}
        </p>
      </div>
      <input type="hidden" name="quote" value={quote} />
      {LINES.map((line) => (
        <input key={line} type="hidden" name={line} value={shown[line]} />
      ))}
      <Facts
        facts={LINES.filter((line) => shown[line] !== '').map((line) => ({
          label: words[line],
          value: shown[line],
          isTotal: line === 'total',
        }))}
      />
    </>
  )
}

function shownIn(field: CodeAndPriceProps['field']): ShownPrice {
  const line = (name: keyof ShownPrice) => field(name).defaultValue
  return { price: line('price'), discount: line('discount'), tax: line('tax'), total: line('total') }
}

/** @param base the last price */
function useCheck(lang: string, sealed: string, base: string) {
  const [state, setState] = useState<{ base: string; checked: CheckedCode | null; isChecking: boolean }>({
    base,
    checked: null,
    isChecking: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function check(code: string, number: number) {
    setState({ base, checked: null, isChecking: true })
    const form = new FormData()
    form.set('lang', lang)
    form.set('sealed', sealed)
    form.set('code', code)
    const checked = (await ignoreFailure(checkCode(form), 'reported elsewhere')) ?? null
    if (asked.current === number) setState({ base, checked, isChecking: false })
  }

  function type(code: string) {
    clearTimeout(timer.current)
    const number = ++asked.current
    timer.current = setTimeout(() => void check(code, number), PAUSE_MS)
  }

  const isOfNow = state.base === base
  return { checked: isOfNow ? state.checked : null, isChecking: isOfNow && state.isChecking, type }
}
