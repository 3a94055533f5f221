import CryptoJS from 'crypto-js'

export type WireValue = string | number | boolean | null | undefined | object

/** [7#1]–[7#6]: hex MD5. A POST signs the secret alone. */
export function sign(method: 'GET' | 'POST', values: Record<string, WireValue>, secret: string): string {
  return md5(secret + (method === 'POST' ? '' : signedText(values)))
}

/** [7#25]; values exactly as sent. */
export function signLocation(location: { lat: string; lng: string; source?: 'Web' }, salt: string): string {
  return md5(location.lat + location.lng + (location.source ?? '') + salt)
}

function signedText(values: Record<string, WireValue>): string {
  return Object.keys(values)
    .sort()
    .map((key) => values[key])
    .filter((value) => value !== undefined && typeof value !== 'object')
    .map(String)
    .join(',')
}

function md5(text: string): string {
  return CryptoJS.MD5(text).toString()
}
