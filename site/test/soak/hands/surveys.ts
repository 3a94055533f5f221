import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Answer, BuiltSite } from '../../support/built-site'
import { fieldsOf, sendForm } from '../../support/plain-form'
import type { Hand } from './hand'

const PAGE = '/ng/survey/'

const answers = z.array(z.object({ text: z.string().optional() }).loose())

export async function openSurveys(site: BuiltSite): Promise<Hand> {
  const first = await site.get(PAGE)
  const shown = await sendForm(site, {
    page: PAGE,
    typed: { ...sealedOf(first), go: 'next', q0: 'waiting' },
    before: first,
  })
  const { key: shownKey } = sealedOf(shown)
  const field = /name="(q\d+)"[^>]*><\/textarea>|<textarea[^>]*name="(q\d+)"/.exec(shown.text)
  const name = field?.[1] ?? field?.[2] ?? ''
  let visitors = 0
  return {
    kind: 'survey',
    call: 'survey-add',
    next: () => {
      visitors += 1
      const key = randomUUID()
      const mark = `More chairs: ${key}`
      const before: Answer = { ...shown, text: shown.text.replaceAll(shownKey, key) }
      const typed = { ...sealedOf(before), go: 'send', [name]: mark }
      const from = `2001:db8:${visitors.toString(16)}:6::1`
      const send = async (now: BuiltSite) =>
        (await sendForm(now, { page: PAGE, typed, from, before })).status === 303
      return Promise.resolve({ about: key, mark, send })
    },
    aboutOf: ({ requestKey }) => requestKey,
    markOf: ({ content }) => answers.parse(content.answers).find(({ text }) => text)?.text ?? '',
    photosOf: () => 0,
    photos: 0,
  }
}

function sealedOf({ text }: Answer): { sealed: string; key: string } {
  const fields = new Map(fieldsOf(text, 'sealed'))
  return { sealed: fields.get('sealed') ?? '', key: fields.get('key') ?? '' }
}
