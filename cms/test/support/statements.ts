import { z } from 'zod'
import type { Database } from '../../src/database/query'

export interface Statement {
  text: string
  values: unknown[]
}

export async function statementsOf(pool: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown
  const recording = (...parameters: unknown[]) => {
    const [asked, values] = parameters
    const { data: text } = statementText.safeParse(asked)
    if (text !== undefined) sent.push({ text, values: Array.isArray(values) ? values : [] })
    return query(...parameters)
  }
  Object.assign(pool, { query: recording })
  try {
    await work()
  } finally {
    Object.assign(pool, { query })
  }
  return sent
}

const statementText = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])

interface PlanNode {
  'Node Type': string
  Schema?: string | undefined
  'Relation Name'?: string | undefined
  Plans?: PlanNode[] | undefined
}

const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  Schema: z.string().optional(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(planNode).optional()
  },
})

const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })])

/** Tables with a sequential scan in the plan. */
export async function scannedTables(pool: Database, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query(`EXPLAIN (VERBOSE, FORMAT JSON) ${text}`, values)
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = explained.parse(rows)
  return nodes(Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => `${node.Schema}.${node['Relation Name']}`)
}

function nodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodes)]
}
