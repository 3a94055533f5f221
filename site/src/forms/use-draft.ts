import { useEffect, useRef, type RefObject } from 'react'
import { forgetInTab, hasForgotten, keepInTab, namesInTab, recallInTab } from '@/platform/tab-storage'
import type { LookupState } from './state'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what is typed in this tab alone, until it is sent or the tab is closed: through a reload, the way back and
 * another language.
 * @param name of the draft: of one thing there is one, whatever the language
 * @param status of the form
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  status: LookupState<unknown>['status'],
): void {
  const isSent = status === 'answered'
  // What came back with an answer is newer than the draft, also where the page itself is the answer.
  const hasCome = useRef(status !== 'unasked')
  useEffect(() => {
    const element = form.current
    if (isSent) forget(name)
    if (isSent || !element) return
    if (!hasCome.current) {
      if (isOfBefore(name)) element.reset()
      fillIn(element, recallInTab(name))
    }
    unfold(element)
    const save = () => keepInTab(name, String(new URLSearchParams(typedIn(element))))
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, name, isSent])
}

/**
 * Whether the browser itself has filled in what somebody typed who has left since, as browsers do on the way back. What
 * was typed after that has a draft.
 */
function isOfBefore(name: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.type === 'back_forward' && hasForgotten() && recallInTab(name) === null
}

/** With what fields keep beside it, such as photos. */
function forget(name: string): void {
  for (const kept of namesInTab()) if (kept === name || kept.startsWith(`${name} `)) forgetInTab(kept)
}

function typedIn(form: HTMLFormElement): [name: string, value: string][] {
  const hidden = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((input) => input.name),
  )
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    hidden.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
}

/** Whether it is not as the page came with it: what was typed before that came to life is newer than the draft. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** What is chosen is to be seen, also where the browser itself has restored it. */
function unfold(form: HTMLFormElement): void {
  for (const chosen of form.querySelectorAll('details:not([open]) :checked'))
    chosen.closest('details')?.setAttribute('open', '')
}

function fillIn(form: HTMLFormElement, draft: string | null): void {
  if (draft === null) return
  const kept = new URLSearchParams(draft)
  const fields = fieldsOf(form)
  const touched = new Set(fields.filter(isTouched).map(({ name }) => name))
  for (const field of fields) {
    // Of buttons that exclude each other none was touched alone.
    if (touched.has(field.name) || isOwn(field, fields, kept)) continue
    if (isChoice(field)) {
      field.checked = kept.getAll(field.name).includes(field.value)
    } else if (kept.has(field.name)) field.value = kept.get(field.name) ?? ''
  }
}

/**
 * Whether a field has what is known of who is signed in, and the draft is from before: `data-profile` names the field
 * that says so, since a phone number goes with its country.
 */
function isOwn({ dataset: { profile } }: Field, fields: readonly Field[], kept: URLSearchParams): boolean {
  const known = fields.find(({ name }) => name === profile)
  return known instanceof HTMLInputElement && known.defaultValue !== '' && !kept.get(known.name)
}

/** What is typed or chosen in a form. */
function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')]
  return fields.filter(({ type }) => type !== 'hidden' && type !== 'file')
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
}
