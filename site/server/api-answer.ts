import type { HeaderList } from './http/security-headers'

export interface ApiAnswer {
  status: number
  body?: unknown
  headers?: HeaderList
}
