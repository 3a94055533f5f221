import { z } from 'zod'

/** What is read of a node of the editor's own format; which of it is there depends on the type. */
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
  /** Of an upload: the picture's id, or the picture where it was populated. */
  value?: unknown
}

/**
 * Wrong values count as missing: a text that an older editor wrote shall not take the page away. Most nodes lack most of
 * it: a default costs nothing, while what is caught makes an error first.
 */
const word = z.string().default('').catch('')
const lexicalNode: z.ZodType<LexicalNode> = z.object({
  type: z.string(),
  get children() {
    return z.array(lexicalNode).default([]).catch([])
  },
  text: word,
  // Of a block it is how that is aligned, in a word.
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

/** The top-level nodes of what a rich-text field holds; none where it holds something else. */
export function lexicalNodes(value: unknown): LexicalNode[] {
  const read = editorState.safeParse(value)
  return read.success ? read.data.root.children : []
}
