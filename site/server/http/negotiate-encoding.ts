export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']
const remembered = new Map<string, Encoding>()

/** RFC 9110, 12.5.3 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const encoding = negotiate(acceptEncoding)
  // Real browsers send few spellings.
  if (remembered.size < 100) remembered.set(acceptEncoding, encoding)
  return encoding
}

function negotiate(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(coding, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const [best = 'identity'] = PREFERENCE.toSorted((a, b) => weightOf(b) - weightOf(a))
  return weightOf(best) > 0 ? best : 'identity'
}
