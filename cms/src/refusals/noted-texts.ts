import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { type NotedText, notedText, type Reader, sayRefusal } from './say-refusal'

type I18n = PayloadRequest['i18n']

/** English, while nobody reads it: what is said is noted. */
export async function notingI18n({ config }: Payload): Promise<I18n & Reader['i18n']> {
  const i18n = await getLocalI18n({ config, language: 'en' })
  const noted = new Map<string, NotedText>()
  const t = ((key: Parameters<I18n['t']>[0], values?: Record<string, unknown>) => {
    const text = i18n.t(key, values)
    const found = notedText.safeParse({ by: 'payload', key, values: values ?? {} })
    if (found.success) noted.set(text, found.data)
    return text
  }) as I18n['t']
  return { ...i18n, t, noted }
}

export function sayNoted({ i18n }: Pick<PayloadRequest, 'i18n'>, { by, key, values }: NotedText): string {
  if (by === 'us') return sayRefusal({ i18n }, key as Parameters<typeof sayRefusal>[1], values)
  return i18n.t(key as Parameters<I18n['t']>[0], values)
}
