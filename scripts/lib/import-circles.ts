import path from 'node:path'
import ts from 'typescript'
import type { Repository } from './repository'

/** By file, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

export function importsWithin({ paths, read }: Repository): Imports {
  const sources = new Set(paths.filter((file) => /\.(?:tsx?|mjs)$/.test(file)))
  const resolve = (from: string, specifier: string) => {
    const target = specifier.startsWith('@/')
      ? path.posix.join('site/src', specifier.slice(2))
      : path.posix.join(path.posix.dirname(from), specifier)
    return ENDINGS.map((ending) => target.replace(/\.js$/, '') + ending).find((file) => sources.has(file))
  }
  return new Map(
    [...sources].map((file) => {
      const named = ts.preProcessFile(read(file), true, true).importedFiles
      const relative = named.filter(({ fileName }) => /^(?:\.|@\/)/.test(fileName))
      return [file, relative.flatMap(({ fileName }) => resolve(file, fileName) ?? [])]
    }),
  )
}

export function groupImports(imports: Imports, groupOf: (file: string) => string | undefined): Imports {
  const grouped = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const group = groupOf(file)
    if (group === undefined) continue
    const known = grouped.get(group) ?? new Set()
    for (const other of targets.map(groupOf)) if (other !== undefined && other !== group) known.add(other)
    grouped.set(group, known)
  }
  return new Map([...grouped].map(([group, targets]) => [group, [...targets]]))
}

/** One shortest cycle for each strongly connected set. */
export function findCircles(imports: Imports): string[][] {
  const inKnown = new Set<string>()
  const circles: string[][] = []
  for (const start of [...imports.keys()].sort()) {
    if (inKnown.has(start)) continue
    const circle = shortestWayBack(start, imports)
    circle?.forEach((member) => inKnown.add(member))
    if (circle) circles.push(circle)
  }
  return circles
}

function shortestWayBack(start: string, imports: Imports): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const at of queue) {
    for (const next of imports.get(at) ?? []) {
      if (next === start) return wayTo(at, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
  }
  return undefined
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(end)
  return before === undefined ? [end] : [...wayTo(before, cameFrom), end]
}
