import { useEffect, useRef, type RefObject } from 'react'
import { forgetInTab, hasForgotten, keepInTab, namesInTab, recallInTab } from '@/platform/tab-storage'
import type { LookupState } from './state'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  status: LookupState<unknown>['status'],
): void {
  const isSent = status === 'answered'
  // An answer's values are newer.
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

/** Browsers restore fields after Back, even for another person. */
function isOfBefore(name: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.type === 'back_forward' && hasForgotten() && recallInTab(name) === null
}

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

/** Typed before hydration, so newer. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

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
    if (touched.has(field.name) || isOwn(field, fields, kept)) continue
    if (isChoice(field)) {
      field.checked = kept.getAll(field.name).includes(field.value)
    } else if (kept.has(field.name)) field.value = kept.get(field.name) ?? ''
  }
}

/** A profile's phone goes with its country. */
function isOwn({ dataset: { profile } }: Field, fields: readonly Field[], kept: URLSearchParams): boolean {
  const known = fields.find(({ name }) => name === profile)
  return known instanceof HTMLInputElement && known.defaultValue !== '' && !kept.get(known.name)
}

function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')]
  return fields.filter(({ type }) => type !== 'hidden' && type !== 'file')
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
}
