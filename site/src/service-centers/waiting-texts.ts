import type { NamespacedTranslator } from '@/i18n/translator'

const MINUTE_MS = 60_000

/** What was seen longer ago is not said. */
const STALE_MINUTES = 30
const STEP_MINUTES = 5

/** Of so many minutes, hours are said. */
const LONG_MINUTES = 120

interface Waiting {
  minutes: number
  seenTime: string
}

/** What is said until when, in steps of five minutes; nothing of what was seen too long ago, or ahead of our clock. */
export function waitingTexts(
  { minutes, seenTime }: Waiting,
  now: number,
  tag: string,
  t: NamespacedTranslator<'centers'>,
): { text: string; until: number }[] {
  const seen = Date.parse(seenTime)
  if (seen > now + STEP_MINUTES * MINUTE_MS) return []
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  const texts = []
  for (let age = 0; age < STALE_MINUTES; age += STEP_MINUTES) {
    const until = seen + (age + STEP_MINUTES) * MINUTE_MS
    if (until <= now) continue
    const when = age === 0 ? t('waiting.now') : ago.format(-age, 'minute')
    const text =
      minutes === 0
        ? t('waiting.none', { seen: when })
        : t('waiting.about', { time: roughly(minutes, tag), seen: when })
    texts.push({ text, until })
  }
  return texts
}

/** Rounded up: who comes for nothing is angrier than who waits less. */
function roughly(minutes: number, tag: string): string {
  const isLong = minutes >= LONG_MINUTES
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  })
  return format.format(isLong ? Math.ceil(minutes / 60) : Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES)
}
