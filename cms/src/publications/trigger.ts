import { type ClientBase, escapeLiteral } from 'pg'
import { z } from 'zod'

export interface Trigger {
  table: string
  name: 'publications_before' | 'publications_after' | 'publications_part'
  args: string[]
}

const EVENTS: Record<Trigger['name'], string> = {
  publications_before: 'BEFORE UPDATE OR DELETE',
  publications_after: 'AFTER INSERT OR UPDATE',
  publications_part: 'AFTER INSERT OR UPDATE OR DELETE',
}

const FUNCTIONS: Record<Trigger['name'], string> = {
  publications_before: 'document_changed',
  publications_after: 'document_changed',
  publications_part: 'part_changed',
}

const presentTriggers = z.array(
  z.object({
    table: z.string(),
    name: z.enum(['publications_before', 'publications_after', 'publications_part']),
    args: z.array(z.string()),
  }),
)

export async function readTriggers(client: ClientBase): Promise<Trigger[]> {
  // PostgreSQL keeps the arguments as bytes, each ended by a zero byte.
  const { rows } = await client.query(`
    SELECT format('%I.%I', n.nspname, c.relname) AS "table", t.tgname AS "name",
      (string_to_array(encode(t.tgargs, 'escape'), '\\000'))[:t.tgnargs] AS "args"
    FROM pg_trigger t
    JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_proc f ON f.oid = t.tgfoid
    WHERE f.pronamespace = 'publications'::regnamespace AND t.tgname LIKE 'publications\\_%'`)
  return presentTriggers.parse(rows)
}

export function createTrigger({ table, name, args }: Trigger): string {
  return `CREATE TRIGGER ${name} ${EVENTS[name]} ON ${table} FOR EACH ROW
    EXECUTE FUNCTION publications.${FUNCTIONS[name]}(${args.map(escapeLiteral).join(', ')})`
}

export function dropTrigger({ table, name }: Trigger): string {
  return `DROP TRIGGER ${name} ON ${table}`
}

export function sameTrigger(one: Trigger) {
  return (other: Trigger): boolean =>
    one.table === other.table && one.name === other.name && one.args.join('\0') === other.args.join('\0')
}
