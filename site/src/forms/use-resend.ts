import { ignoreFailure } from '@carelane/config/ignore-failure'
import { startTransition, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { LookupState } from './state'
import { PROOF_FIELD, TICKET_FIELD } from '@/abuse/fields'
import { solve } from '@/abuse/solve'

/** Beyond, the address keeps changing: the visitor has to tap. */
const MOST_TIMES = 3

interface Resend {
  isComing: boolean
  /** @param by the button that was pressed, if it says something */
  keep: (form: HTMLFormElement, by?: HTMLElement | null) => void
}

export function useResend(
  state: LookupState<unknown>,
  form: RefObject<HTMLFormElement | null>,
  send: (form: FormData) => void,
): Resend {
  const kept = useRef<FormData>(null)
  const times = useTimesThrottled(state)
  const throttled = state.status === 'throttled' && times <= MOST_TIMES ? state.throttled : undefined

  useEffect(() => {
    if (!throttled) return
    const leaving = new AbortController()
    const again = async () => {
      const { challenge, seconds, ticket } = throttled
      const proof = challenge && (await ignoreFailure(solve(challenge, leaving.signal), 'probing'))
      if (!proof) await waited(seconds, leaving.signal)
      if (leaving.signal.aborted || !form.current) return
      const whole = kept.current ?? new FormData(form.current)
      whole.set(PROOF_FIELD, proof ?? '')
      whole.set(TICKET_FIELD, ticket)
      startTransition(() => send(whole))
    }
    void again()
    return () => leaving.abort()
  }, [throttled, form, send])

  const isComing = useHasScripts() && throttled !== undefined
  return {
    isComing,
    keep: (element, by = null) => {
      kept.current = new FormData(element, by)
    },
  }
}

function useTimesThrottled(state: LookupState<unknown>): number {
  const [seen, setSeen] = useState({ state, times: state.status === 'throttled' ? 1 : 0 })
  if (seen.state === state) return seen.times
  const times = state.status === 'throttled' ? seen.times + 1 : 0
  setSeen({ state, times })
  return times
}

/** False until hydration. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function waited(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
