import { OUTER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, type Call } from '../contract/call'
import { encryptAes, interleave, sign, signLocation, WireError } from '../wire'

export interface WireKeys {
  signSecret: string
  /** [7#25] */
  locationSalt: string
  aesKey: string
  encryptRsa: (text: string) => string
}

export interface WireRequest {
  method: Call['method']
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

const ENVELOPE_HEADERS = { accept: 'application/json, text/plain' }

// Uncompressed, so that lengths and ranges are those of the file.
const FILE_HEADERS = { accept: '*/*', 'accept-encoding': 'identity' }

type Values = Record<string, unknown>

/**
 * [7#1]; `token` is the visitor's [6#2].
 * @throws ZodError if the values break the contract, WireError if they cannot be encoded
 */
export function wireRequest(
  call: Call,
  brand: string,
  request: unknown,
  keys: WireKeys,
  token?: string,
): WireRequest {
  const given = protectedValues(call, presentValues(call.request.parse(request)), keys)
  const { path, values, headers: named } = splitValues(call, brand, given)
  const headers = {
    ...named,
    sign: signOf(call, values, keys),
    ...(call.response === null ? FILE_HEADERS : ENVELOPE_HEADERS),
    ...authorizationOf(call, token),
  }
  const { method } = call
  switch (call.values) {
    case 'query':
      return { method, path: path + search(values), headers }
    case 'file':
      return { method, path, headers, body: multipart(values) }
    case 'form':
      return { method, path, ...encodedBody(call, queryOf(values), headers, keys) }
    case 'json':
      return { method, path, ...encodedBody(call, JSON.stringify(values), headers, keys) }
  }
}

/** Milliseconds [9#1]. */
export function deadlineOf(call: Call): number {
  return Math.min(call.deadlineMs, call.values === 'file' ? UPLOAD_TIMEOUT_MS : OUTER_TIMEOUT_MS)
}

function presentValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))
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

function splitValues(call: Call, brand: string, given: Values) {
  const path = call.path.replace('{brand}', brand)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inHeaders = (call.headers ?? []).filter((name) => name in given)
  const elsewhere = new Set([...inPath, ...inHeaders])
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name]))),
    headers: Object.fromEntries(inHeaders.map((name) => [name, String(given[name])])),
    values: Object.fromEntries(Object.entries(given).filter(([name]) => !elsewhere.has(name))),
  }
}

function signOf(call: Call, values: Values, keys: WireKeys): string {
  if (call.sign !== 'location')
    return sign(call.method, values as Parameters<typeof sign>[1], keys.signSecret)
  const location = values as Parameters<typeof signLocation>[0]
  return signLocation(location, keys.locationSalt)
}

function authorizationOf(call: Call, token: string | undefined): Record<string, string> {
  if (call.authorization === 'none') return {}
  if (token) return { authorization: token }
  if (call.authorization === 'required') throw new WireError('The call needs the token of a visitor')
  return {}
}

function encodedBody(call: Call, text: string, headers: Record<string, string>, keys: WireKeys) {
  const type = call.values === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  return {
    headers: { ...headers, 'content-type': type },
    body: call.wire.isBodyEncrypted ? encryptAes(text, keys.aesKey) : text,
  }
}

function multipart(values: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function search(values: Values): string {
  return Object.keys(values).length === 0 ? '' : `?${queryOf(values)}`
}

function queryOf(values: Values): string {
  const texts = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)])
  return new URLSearchParams(texts).toString()
}
