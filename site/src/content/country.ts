import { cache } from 'react'
import { currentRenderContext } from '@/platform/render-context'
import { nextAdChange } from './ad-windows'
import { callMainApi } from './main-api'

/** What every page of a country needs [7#12], or null for a country that the cms does not have. */
export const getCountryInfo = cache(async (lang: string) => {
  const info = await callMainApi('countryInfoNew', { shortName: lang })
  const context = currentRenderContext()
  if (info && context) {
    context.changesAt = Math.min(context.changesAt, nextAdChange(info.adList, Date.now()))
    context.hotline = info.countryData.hotlineNumber
  }
  return info
})
