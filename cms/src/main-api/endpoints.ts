import { CALLS, type CallName } from '@carelane/main-api'
import type { Endpoint } from 'payload'
import type { Answer } from './answer'
import { ANSWERS } from './answers'
import { mainApiEndpoint } from './endpoint'

/** Payload routes `/news/…` to the collection `news`. */
const OF_NEWS = '/news'

const names = Object.keys(ANSWERS) as CallName[]

const isOfNews = (name: CallName) => CALLS[name].path.startsWith(`${OF_NEWS}/`)

export const rootEndpoints = names.filter((name) => !isOfNews(name)).map((name) => endpointOf(name))

export const newsEndpoints = names.filter(isOfNews).map((name) => endpointOf(name, OF_NEWS))

function endpointOf<Name extends CallName>(name: Name, base?: string): Endpoint {
  return mainApiEndpoint(name, ANSWERS[name] as unknown as Answer<Name>, base)
}
