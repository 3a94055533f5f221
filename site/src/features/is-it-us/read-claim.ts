import { toAsciiDigits } from '@carelane/after-sales/digits'

export type Claim =
  | { kind: 'link'; link: string }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'account'; name: string }
  | { kind: 'name'; name: string }

export type ClaimResult = { ok: true; claim: Claim } | { ok: false; problem: 'empty' | 'several' }

/** A message has more than one thing in it. */
const LONGEST = 300
const FEWEST_DIGITS = 7

/** Signs around an address in running text, in any script. */
const AROUND = /^[\p{Cf}"'“”‘’«»<([{،,;:؛।!?¿¡]+|[\p{Cf}"'“”‘’«»>)\]},،;:؛।.!?]+$/gu
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
const HOST = /^(?:[\p{L}\p{N}_-]+[.。])+(?:\p{L}[\p{L}\p{N}-]+|xn--[a-z0-9-]+)\.?(?=[/:?#@\\]|$)/u
const EMAIL = /^[^\s@/\\:]+@[^\s@/\\]+\.[^\s@/\\]+$/u
const NUMBER = /[+\d][\d\s().·/\p{Pd}]*\d/gu
const ONLY_NUMBER = /^[+\d\s().·/\p{Pd}]+$/u

/** What one thing of a text is to be judged: all else in the text is left out. */
export function readClaim(text: string): ClaimResult {
  const plain = text.trim()
  if (plain === '') return { ok: false, problem: 'empty' }
  if (plain.length > LONGEST) return { ok: false, problem: 'several' }
  const words = plain.split(/\s+/u)
  const addresses = words.flatMap((word) => addressIn(word) ?? [])
  const numbers = numbersIn(words.filter((word) => addressIn(word) === null).join(' '))
  const [claim, ...others] = [...addresses, ...numbers]
  if (others.length > 0) return { ok: false, problem: 'several' }
  return { ok: true, claim: claim ?? { kind: 'name', name: plain } }
}

function addressIn(text: string): Claim | null {
  const word = text.replace(AROUND, '')
  const tel = /^(?:tel|sms):(.+)$/i.exec(word)?.[1]
  if (tel) return { kind: 'phone', phone: tel }
  const email = word.replace(/^mailto:/i, '')
  if (EMAIL.test(email)) return { kind: 'email', email: email.toLowerCase() }
  if (SCHEME.test(word) || HOST.test(word) || /^[^\s@]+@[^\s/]+[/\\]/u.test(word))
    return { kind: 'link', link: word }
  if (/^@[\p{L}\p{N}._-]+$/u.test(word)) return { kind: 'account', name: word.slice(1).toLowerCase() }
  return null
}

/** Addresses keep their digits: those of another script are a trick there. */
function numbersIn(text: string): Claim[] {
  const plain = toAsciiDigits(text.replace(/\p{Cf}/gu, '').normalize('NFKC'))
  if (ONLY_NUMBER.test(plain)) return /\d/.test(plain) ? [{ kind: 'phone', phone: plain }] : []
  return [...plain.matchAll(NUMBER)]
    .map(([phone]) => phone)
    .filter((phone) => phone.replace(/\D/g, '').length >= FEWEST_DIGITS)
    .map((phone) => ({ kind: 'phone', phone }))
}
