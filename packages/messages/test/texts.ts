export function textsOf(table: object, path: readonly string[] = []): { key: string; text: string }[] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    const here = [...path, name]
    if (typeof value === 'string') return [{ key: here.join('.'), text: value }]
    if (typeof value === 'object' && value !== null) return textsOf(value, here)
    throw new Error(`${here.join('.')} is neither a text nor a table`)
  })
}
