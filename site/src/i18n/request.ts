import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from './translator'
import { currentVisit } from './visit'

/**
 * next-intl owns messages, not routing: its locale is the BCP 47 tag of language and country, so that numbers follow the
 * country. Server actions and route handlers have no root parameter, so they pass it.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const tag = named ?? (await currentVisit()).region.tag
  return { locale: tag, messages: messagesOf(tag) }
})
