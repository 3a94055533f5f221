import { isNode, LineCounter, parseDocument } from 'yaml'
import type { BundledKind } from '../fields'
import type { Path } from '../bundle'
import { readText } from './document-files'

export interface SourceFile {
  file: string
  source: string
}

/** From 1; of the nearest parent if the field is not in the file. */
export function lineOf(kind: BundledKind, { file, source }: SourceFile, path: Path, lineWithin = 1): number {
  const isMeta = file.endsWith('meta.yaml')
  const { yaml, yamlAfter, bodyAfter } = isMeta
    ? { yaml: source, yamlAfter: 0, bodyAfter: 0 }
    : readText(kind, source)
  if (!isMeta && kind.body !== undefined && path[0] === kind.body) return bodyAfter + lineWithin
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    // A block literal begins below its `|`.
    const below = 'type' in node && node.type === 'BLOCK_LITERAL' ? lineWithin : lineWithin - 1
    return yamlAfter + lines.linePos(node.range[0]).line + below
  }
  return yamlAfter + 1
}
