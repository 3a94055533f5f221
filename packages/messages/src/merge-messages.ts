export function mergeMessages<Base extends object>(base: Base, override: object): Base {
  const entries = Object.entries(base).map(([key, value]: [string, unknown]) => {
    const other: unknown = Object.hasOwn(override, key) ? Reflect.get(override, key) : undefined
    if (isTable(value)) return [key, mergeMessages(value, isTable(other) ? other : {})]
    return [key, typeof other === 'string' && other.trim() !== '' ? other : value]
  })
  return Object.fromEntries(entries) as Base
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
