/** `Aster Nova 5+` is `aster-nova-5-plus`. Null for a name without a letter or digit that an address can show. */
export function modelSlug(name: string): string | null {
  const words = name
    .replaceAll('+', ' plus ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  return words.length === 0 ? null : words.join('-')
}
