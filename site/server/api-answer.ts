import type { HeaderList } from './http/security-headers'

/** What the server itself answers to a call. */
export interface ApiAnswer {
  status: number
  body?: unknown
  headers?: HeaderList
}
