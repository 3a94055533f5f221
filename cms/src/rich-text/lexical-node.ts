import { z } from 'zod'

export interface LexicalNode {
  type: string
  children: LexicalNode[]
  text: string
  /** Bits: 1 bold, 2 italic, 16 code. */
  format: number
  tag: string
  listType: string
  fields: Record<string, unknown>
  value?: unknown
}

/** An old text must break no page. `default` is cheap, `catch` creates an error. */
const word = z.string().default('').catch('')
const lexicalNode: z.ZodType<LexicalNode> = z.object({
  type: z.string(),
  get children() {
    return z.array(lexicalNode).default([]).catch([])
  },
  text: word,
  // Of a block, its alignment.
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

export function lexicalNodes(value: unknown): LexicalNode[] {
  const read = editorState.safeParse(value)
  return read.success ? read.data.root.children : []
}
