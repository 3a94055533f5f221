export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function momentTable(happened: readonly { name: string; isReached: boolean }[]): string {
  const moments = new Map<string, { planned: number; reached: number }>()
  for (const { name, isReached } of happened) {
    const { planned, reached } = moments.get(name) ?? { planned: 0, reached: 0 }
    moments.set(name, { planned: planned + 1, reached: reached + Number(isReached) })
  }
  return table(
    ['killed', 'times', 'of which it came to that moment'],
    [...moments].toSorted().map(([name, { planned, reached }]) => [name, planned, reached]),
  )
}

export function writeName(write: string, when: 'BEFORE' | 'AFTER', isTakenBack: boolean): string {
  return `${when === 'BEFORE' ? 'before' : 'after'} the write of ${write}, which is ${isTakenBack ? 'taken back' : 'committed'}`
}

export function countTable(head: readonly [string, string], names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return table(head, [...counts].toSorted())
}
