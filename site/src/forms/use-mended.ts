import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { COUNT_MARK, type MendedWords } from './mended-words'
import type { Typed } from './state'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Seen {
  answer: unknown
  touched: ReadonlySet<string>
  mended: readonly string[]
}

interface Mended {
  problems: Typed
  told: string
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Drops a problem once the field could be right.
 * @param answer resets all
 */
export function useMended(
  form: RefObject<HTMLFormElement | null>,
  answer: unknown,
  wrong: Typed,
  words: MendedWords,
): Mended {
  const [seen, setSeen] = useState<Seen>({ answer, touched: new Set(), mended: [] })
  const { touched, mended }: Seen = seen.answer === answer ? seen : { answer, touched: new Set(), mended: [] }
  const stay = useStay()

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const names = Object.keys(wrong)
    if (names.length === 0 || !form.current) return
    const changed = target as Field
    const all = ([...form.current.elements] as Field[]).filter(({ type }) => type !== 'hidden')
    const nowTouched = new Set([...touched, changed.name, ...(changed.dataset.with ?? '').split(' ')])
    const fieldsOf = (name: string) => all.filter((field) => field.name === name)
    stay(all.includes(changed) && isShown(changed) ? changed : all.find(isInView))
    setSeen({
      answer,
      touched: nowTouched,
      mended: names.filter((name) => couldBeRight(fieldsOf(name), nowTouched.has(name))),
    })
  }
  const left = Object.entries(wrong).filter(([name]) => !mended.includes(name))
  return { problems: Object.fromEntries(left), told: toldOf(left.length, mended.length, words), onInput }
}

function toldOf(left: number, mended: number, words: MendedWords): string {
  if (mended === 0) return ''
  if (left === 0) return words.mended
  return words.left.replace(COUNT_MARK, left.toLocaleString(document.documentElement.lang))
}

function couldBeRight(fields: readonly Field[], isTouched: boolean): boolean {
  if (fields.length > 0 && !fields.some(isShown)) return true
  return isTouched && fields.some(isFilled)
}

function isFilled(field: Field): boolean {
  if (field.type === 'file') return field.dataset.filled !== undefined
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) return field.checked
  return field.dataset.optional !== undefined || field.value.trim() !== ''
}

/** A full file field hides its input. */
const frameOf = (field: Field) => (field.type === 'file' ? (field.closest('fieldset') ?? field) : field)

const isShown = (field: Field) => frameOf(field).getClientRects().length > 0

function isInView(field: Field): boolean {
  const { top, bottom } = frameOf(field).getBoundingClientRect()
  return isShown(field) && bottom > 0 && top < window.innerHeight
}

/** Keeps a field in place while text above it goes. */
function useStay(): (field: Field | undefined) => void {
  const before = useRef<{ frame: Element; top: number } | null>(null)
  useLayoutEffect(() => {
    const kept = before.current
    before.current = null
    if (!kept) return
    const moved = kept.frame.getBoundingClientRect().top - kept.top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return (field) => {
    if (!field) return
    const frame = frameOf(field)
    before.current = { frame, top: frame.getBoundingClientRect().top }
  }
}
