import { LEGAL_KINDS } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

export const getLegalPage = cache(async (lang: string, name: string) => {
  const kind = LEGAL_KINDS.find((each) => each === name)
  return kind ? callMainApi('legalPage', { shortName: lang, kind }) : null
})
