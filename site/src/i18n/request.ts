import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from './translator'
import { currentVisit } from './visit'

/** next-intl's locale is the BCP 47 tag, so that numbers follow the country. */
export default getRequestConfig(async ({ locale: named }) => {
  const tag = named ?? (await currentVisit()).region.tag
  return { locale: tag, messages: messagesOf(tag) }
})
