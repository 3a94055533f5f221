import type { Call } from '../contract/call'
import { encryptAes, interleave, sign } from '../wire'

/** What every request of a client is made with. */
export type WireKeys = {
  signSecret: string
  aesKey: string
  /** Encrypts one value with the service's RSA key. */
  encryptRsa: (text: string) => string
}

export type WireRequest = {
  method: Call['method']
  /** Path and query, below the base URL. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** Values on the wire: a missing one is not sent. */
type Values = Record<string, string | number | boolean>

/**
 * A call's request as it goes onto the wire, with its `sign` header [7#1].
 * @throws ZodError when the values are not what the call takes, WireError when they cannot be written.
 */
export function wireRequest(call: Call, brand: string, request: unknown, keys: WireKeys): WireRequest {
  const given = protectedValues(call, presentValues(call.request.parse(request)), keys)
  const { path, values } = placed(call.path.replace('{brand}', brand), given)
  const { method } = call
  const headers = { sign: sign(method, values, keys.signSecret), accept: 'application/json, text/plain' }
  if (call.values === 'query') return { method, path: path + search(values), headers }
  const isJson = call.values === 'json'
  const text = isJson ? JSON.stringify(values) : queryOf(values)
  const body = call.wire.isBodyEncrypted ? encryptAes(text, keys.aesKey) : text
  const contentType = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  return { method, path, headers: { ...headers, 'content-type': contentType }, body }
}

function presentValues(values: Record<string, unknown>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Values
}

function protectedValues({ wire }: Call, values: Values, keys: WireKeys): Values {
  const result = { ...values }
  for (const [field, digitsField] of Object.entries(wire.interleaved)) {
    if (field in result) result[field] = interleave(String(result[field]), String(values[digitsField] ?? ''))
  }
  for (const field of wire.rsa) {
    if (field in result) result[field] = keys.encryptRsa(String(result[field]))
  }
  return result
}

/** Takes the values that the path names out of the others. */
function placed(path: string, given: Values): { path: string; values: Values } {
  const named = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  return {
    path: filled,
    values: Object.fromEntries(Object.entries(given).filter(([name]) => !named.has(name))),
  }
}

function search(values: Values): string {
  return Object.keys(values).length === 0 ? '' : `?${queryOf(values)}`
}

function queryOf(values: Values): string {
  const texts = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)])
  return new URLSearchParams(texts).toString()
}
