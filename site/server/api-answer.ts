import { STATUS_CODES } from 'node:http'
import { RETRY_AFTER_SECONDS } from '@/platform/answer-json'
import type { HeaderList } from './http/security-headers'

export interface ApiAnswer {
  status: number
  body?: unknown
  headers?: HeaderList
}

export function errorAnswer(status: number, headers: HeaderList = []): ApiAnswer {
  const retry: HeaderList = status === 503 ? [['retry-after', String(RETRY_AFTER_SECONDS)]] : []
  return { status, body: { status, message: STATUS_CODES[status] }, headers: [...headers, ...retry] }
}
