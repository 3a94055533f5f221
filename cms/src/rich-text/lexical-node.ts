import { z } from 'zod'

/** Fields depend on the type. */
export interface LexicalNode {
  type: string
  children: LexicalNode[]
  text: string
  /** Bits: 1 bold, 2 italic, 16 code. */
  format: number
  tag: string
  listType: string
  /** Of a link, an upload or a block. */
  fields: Record<string, unknown>
  /** Of an upload: the picture's id, or the populated picture. */
  value?: unknown
}

/**
 * Invalid values count as missing, so that an old text does not break the page. `default` covers the common case cheaply:
 * `catch` creates an error first.
 */
const word = z.string().default('').catch('')
const lexicalNode: z.ZodType<LexicalNode> = z.object({
  type: z.string(),
  get children() {
    return z.array(lexicalNode).default([]).catch([])
  },
  text: word,
  // For a block, this is its alignment.
  format: z
    .unknown()
    .optional()
    .transform((value) => (Number.isInteger(value) ? Number(value) : 0)),
  tag: word,
  listType: word,
  fields: z.record(z.string(), z.unknown()).default({}).catch({}),
  value: z.unknown().optional(),
})

const editorState = z.object({ root: lexicalNode })

/** Empty for anything but rich text. */
export function lexicalNodes(value: unknown): LexicalNode[] {
  const read = editorState.safeParse(value)
  return read.success ? read.data.root.children : []
}
