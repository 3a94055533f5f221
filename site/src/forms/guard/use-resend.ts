import { ignoreFailure } from '@carelane/config/ignore-failure'
import { startTransition, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { LookupState } from '../state'
import { PROOF_FIELD, TICKET_FIELD } from './fields'
import { solve } from './solve'

/** Beyond, the address keeps changing: the visitor has to tap. */
const MOST_TIMES = 3

interface Resend {
  isComing: boolean
  keep: (form: HTMLFormElement) => void
}

export function useResend(
  state: LookupState<unknown>,
  form: RefObject<HTMLFormElement | null>,
  send: (form: FormData) => void,
): Resend {
  const kept = useRef<FormData>(null)
  const times = useTimesHeld(state)
  const held = state.status === 'held' && times <= MOST_TIMES ? state.held : undefined

  useEffect(() => {
    if (!held) return
    const leaving = new AbortController()
    const again = async () => {
      const proof = (await ignoreFailure(solve(held.challenge, leaving.signal), 'probing')) ?? null
      if (proof === null) await waited(held.seconds, leaving.signal)
      if (leaving.signal.aborted || !form.current) return
      const whole = kept.current ?? new FormData(form.current)
      whole.set(PROOF_FIELD, proof ?? '')
      whole.set(TICKET_FIELD, held.ticket)
      startTransition(() => send(whole))
    }
    void again()
    return () => leaving.abort()
  }, [held, form, send])

  const isComing = useHasScripts() && held !== undefined
  return {
    isComing,
    keep: (element) => {
      kept.current = new FormData(element)
    },
  }
}

function useTimesHeld(state: LookupState<unknown>): number {
  const [seen, setSeen] = useState({ state, times: state.status === 'held' ? 1 : 0 })
  if (seen.state === state) return seen.times
  const times = state.status === 'held' ? seen.times + 1 : 0
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
