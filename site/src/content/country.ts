import { cache } from 'react'
import { currentRenderContext } from '@/platform/render-context'
import { nextAdChange } from './ad-windows'
import { fetchDraft } from './draft-client'
import { callMainApi } from './main-api'

/** What every page of a country needs [7#12], or null for a country that the cms does not have. */
export const getCountryInfo = cache(async (lang: string) => {
  const context = currentRenderContext()
  const drafted = context?.previewToken ? await draftedInfo(lang, context.previewToken) : null
  const info = drafted ?? (await callMainApi('countryInfoNew', { shortName: lang }))
  if (info && context) {
    context.changesAt = Math.min(context.changesAt, nextAdChange(info.adList, Date.now()))
    context.hotline = info.countryData.hotlineNumber
  }
  return info
})

/** With the draft in it where that is a part of every page. */
async function draftedInfo(lang: string, token: string) {
  const found = await fetchDraft(lang, token)
  return found && 'info' in found.draft ? found.draft.info : null
}
