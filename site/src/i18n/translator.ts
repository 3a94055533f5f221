import { DEFAULT_LOCALE, isCountryCode, isLocale, wordingOf } from '@carelane/countries'
import { getMessages, type Messages } from '@carelane/messages'
import { createTranslator } from 'next-intl'
import type { getTranslations } from 'next-intl/server'

export type NamespacedTranslator<Name extends keyof Messages & string> = Awaited<
  ReturnType<typeof getTranslations<Name>>
>

const known = new Map<string, unknown>()

/** @param tag BCP 47 */
export function translatorOf<Name extends keyof Messages & string>(
  tag: string,
  namespace: Name,
): NamespacedTranslator<Name> {
  const key = `${tag} ${namespace}`
  const translator =
    known.get(key) ??
    createTranslator({ locale: tag, messages: messagesOf(tag), namespace: namespace as never })
  known.set(key, translator)
  return translator as NamespacedTranslator<Name>
}

export function messagesOf(tag: string): Messages {
  const [language, region = ''] = tag.split('-')
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const country = region.toLowerCase()
  return getMessages(isCountryCode(country) ? wordingOf(country, locale) : locale)
}
