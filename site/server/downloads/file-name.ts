const LONGEST = 150

/** Windows device names. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Prefers the extended name (RFC 6266, 4.3). */
export function nameIn(disposition: string | undefined): string | null {
  const [, extended] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition ?? '') ?? []
  const decoded = extended === undefined ? null : percentDecoded(extended)
  if (decoded !== null) return decoded
  const [, quoted, token] =
    /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? []
  const plain = quoted?.replace(/\\(.)/g, '$1') ?? token
  return plain === undefined ? null : asUtf8(plain)
}

export function safeName(name: string, instead: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const seen = base.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').replace(/[<>:"|?*]/g, '-')
  const trimmed = seen.trim().replace(/^\.+|[. ]+$/g, '')
  if (trimmed === '') return instead
  return shortened(DEVICE.test(trimmed) ? `_${trimmed}` : trimmed)
}

/** RFC 6266, with a fallback for old programs. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["%\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percentEncoded)
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST) return name
  const [ending = ''] = /\.[\p{L}\p{N}]{1,10}$/u.exec(name) ?? []
  return characters.slice(0, LONGEST - ending.length).join('') + ending
}

/** Node reads headers as Latin-1; most servers send UTF-8. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
