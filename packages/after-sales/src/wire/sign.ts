import CryptoJS from 'crypto-js'

export type WireValue = string | number | boolean | null | undefined | object

/**
 * The `sign` header of a request [7#1]–[7#6]: lower-case hex MD5 of the secret directly followed by the values
 * joined with commas, in the order of their sorted keys. A POST is signed with the secret alone.
 */
export function sign(method: 'GET' | 'POST', values: Record<string, WireValue>, secret: string): string {
  return md5(secret + (method === 'POST' ? '' : signedText(values)))
}

/**
 * The `sign` header of the location call [7#25]: MD5 of latitude, longitude and a salt, over exactly the texts
 * that are sent; where `source=Web` is sent, `Web` stands before the salt.
 */
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
