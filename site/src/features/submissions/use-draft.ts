import { useEffect, type RefObject } from 'react'
import { forgetInTab, keepInTab, namesInTab, recallInTab } from '@/platform/tab-storage'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what is typed in this tab alone, until it is sent or the tab is closed: through a reload, the way back and
 * another language.
 * @param name of the draft: of one thing there is one, whatever the language
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string, isSent: boolean): void {
  useEffect(() => {
    const element = form.current
    if (isSent) forget(name)
    if (isSent || !element) return
    // What was typed before the page came to life, or came back with the page, is newer than the draft.
    if (isUntouched(element)) fillIn(element, recallInTab(name))
    unfold(element)
    const save = () => keepInTab(name, String(new URLSearchParams(typedIn(element))))
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, name, isSent])
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

/** A choice from a list is one where it is another than the page came with. */
function isUntouched(form: HTMLFormElement): boolean {
  const lists = [...form.querySelectorAll('select')]
  const listed = new Set(lists.map(({ name }) => name))
  return (
    typedIn(form).every(([name, value]) => value === '' || listed.has(name)) &&
    lists.every(({ selectedIndex, options }) => selectedIndex <= 0 || options[selectedIndex]?.defaultSelected)
  )
}

/** What is chosen is to be seen, also where the browser itself has restored it. */
function unfold(form: HTMLFormElement): void {
  for (const chosen of form.querySelectorAll('details:not([open]) :checked'))
    chosen.closest('details')?.setAttribute('open', '')
}

function fillIn(form: HTMLFormElement, draft: string | null): void {
  if (draft === null) return
  const kept = new URLSearchParams(draft)
  for (const field of form.querySelectorAll<Field>('input, select, textarea')) {
    if (field.type === 'hidden' || field.type === 'file') continue
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      field.checked = kept.getAll(field.name).includes(field.value)
    } else if (kept.has(field.name)) field.value = kept.get(field.name) ?? ''
  }
}
