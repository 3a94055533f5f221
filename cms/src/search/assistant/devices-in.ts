import type { Locale } from '@carelane/countries'
import { cut } from '../words/cut'
import { formsOf } from './concepts'
import { type Device, DEVICES } from './devices'
import { finderIn, MOST_WORDS } from './parse-question'

/** Those that a text names, in its language or in English. In a longer name a shorter one names nothing: máy giặt. */
export function devicesIn(text: string, locale: Locale): Set<Device> {
  const words = [...cut(text.normalize('NFC'))].slice(0, MOST_WORDS)
  const named = [...new Set<Locale>([locale, 'en'])].flatMap((each) => {
    const find = finderIn(words, each)
    return DEVICES.flatMap((device) =>
      formsOf(device, each).flatMap((form) => {
        const found = new Set(find(form))
        return found.size > 0 ? [{ device, found }] : []
      }),
    )
  })
  const isPart = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
    one.size < other.size && [...one].every((each) => other.has(each))
  return new Set(
    named
      .filter(({ found }) => !named.some((other) => isPart(found, other.found)))
      .map(({ device }) => device),
  )
}
