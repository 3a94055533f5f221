import { ALIVE_EVENT, WHEN_SEEN } from '@/platform/deferred-scripts'
import { releaseScripts } from './release-scripts'
import { restoreTypedTexts, rememberTypedText } from './typed-texts'
import { giveUpTaps, keepTap, replayTaps } from './waiting-taps'
import { hasUser } from './without-react'

const IDLE_MS = 1500

const REACT_ONLY = 'button[type=button]:not([popovertarget],[commandfor]),[data-scripted]'
const FIELD = 'input,select,textarea'

/** Chromium only. */
type WithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

let isLoading = false
const listening = new AbortController()

async function load(): Promise<void> {
  if (isLoading) return
  isLoading = true
  const failure = await releaseScripts()
  if (!failure) return
  isLoading = false
  // Its error lets `reload-rarely` decide.
  if (!giveUpTaps() && failure.gone) document.head.append(failure.gone)
}

function on<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): void {
  document.addEventListener(name, listener, { capture: true, signal: listening.signal })
}

function at<Kind extends HTMLElement>({ target }: Event, selector: string): Kind | null | undefined {
  return (target as Partial<Element>).closest?.<Kind>(selector)
}

function holdBackTap(event: Event, element: HTMLElement, replay: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  keepTap(element, replay)
  void load()
}

on('pointerdown', (event) => at(event, `${REACT_ONLY},${FIELD}`) && void load())
on('mouseover', (event) => at(event, REACT_ONLY) && void load())
on('focusin', (event) => at(event, FIELD) && void load())
on('click', (event) => {
  const element = at(event, REACT_ONLY)
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event
  if (!element || button || altKey || ctrlKey || metaKey || shiftKey) return
  holdBackTap(event, element, () => element.click())
})
on('submit', (event) => {
  // Other forms work without scripts.
  const form = at<HTMLFormElement>(event, 'form.needs-scripts')
  if (form) holdBackTap(event, form, () => form.requestSubmit())
})
on('input', rememberTypedText)

addEventListener(
  ALIVE_EVENT,
  () => {
    listening.abort()
    restoreTypedTexts()
    // React restores the browser's state after this event.
    setTimeout(replayTaps)
  },
  { once: true },
)

const { saveData = false, effectiveType = '4g' } = (navigator as WithConnection).connection ?? {}
const isWhenSeen = document.currentScript?.hasAttribute(WHEN_SEEN)
if (hasUser()) void load()
if (isWhenSeen) new PerformanceObserver(() => void load()).observe({ type: 'paint', buffered: true })
if (isWhenSeen || (!saveData && effectiveType === '4g'))
  addEventListener('load', () => setTimeout(() => void load(), IDLE_MS))
