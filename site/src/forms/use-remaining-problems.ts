import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { COUNT_MARK, type ProblemCountWords } from './problem-count-words'
import type { Typed } from './state'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Progress {
  answer: unknown
  touched: ReadonlySet<string>
  resolved: readonly string[]
}

interface RemainingProblems {
  problems: Typed
  announcement: string
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Drops a problem once the field could be right.
 * @param answer resets all
 */
export function useRemainingProblems(
  form: RefObject<HTMLFormElement | null>,
  answer: unknown,
  wrong: Typed,
  words: ProblemCountWords,
): RemainingProblems {
  const [seen, setSeen] = useState<Progress>({ answer, touched: new Set(), resolved: [] })
  const { touched, resolved }: Progress =
    seen.answer === answer ? seen : { answer, touched: new Set(), resolved: [] }
  const keepInPlace = useScrollAnchor()

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const names = Object.keys(wrong)
    if (names.length === 0 || !form.current) return
    const changed = target as Field
    const all = ([...form.current.elements] as Field[]).filter(({ type }) => type !== 'hidden')
    const nowTouched = new Set([...touched, changed.name, ...(changed.dataset.with ?? '').split(' ')])
    const fieldsOf = (name: string) => all.filter((field) => field.name === name)
    keepInPlace(all.includes(changed) && isShown(changed) ? changed : all.find(isInView))
    setSeen({
      answer,
      touched: nowTouched,
      resolved: names.filter((name) => couldBeRight(fieldsOf(name), nowTouched.has(name))),
    })
  }
  const left = Object.entries(wrong).filter(([name]) => !resolved.includes(name))
  return {
    problems: Object.fromEntries(left),
    announcement: announcementOf(left.length, resolved.length, words),
    onInput,
  }
}

function announcementOf(left: number, resolved: number, words: ProblemCountWords): string {
  if (resolved === 0) return ''
  if (left === 0) return words.allResolved
  return words.remaining.replace(COUNT_MARK, left.toLocaleString(document.documentElement.lang))
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
function useScrollAnchor(): (field: Field | undefined) => void {
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
