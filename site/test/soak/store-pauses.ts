import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** SQL that names a write of `NEW` (and `OLD`). */
export type PausedTables = Record<string, string>

const PATIENCE_MS = 4000

/** Before the change, or the commit. */
export interface WriteMoment {
  write: string
  when: 'BEFORE' | 'AFTER'
}

/** Holds writes, so that a process can be killed during one. */
export async function pausesOf(databaseUrl: string, tables: PausedTables) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soak' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TABLE soak_pauses (write text)')
  for (const [table, named] of Object.entries(tables)) await client.query(triggersOf(table, named))
  return {
    reach: async ({ write, when }: WriteMoment): Promise<boolean> => {
      await client.query('INSERT INTO soak_pauses VALUES ($1)', [`${write} ${when}`])
      for (let waited = 0; waited < PATIENCE_MS; waited += 15) {
        const { rowCount } = await client.query(HELD)
        if (rowCount) return true
        await delay(15)
      }
      return false
    },
    /** Commits held writes without telling anybody, or rolls them back. */
    letGo: async (isTakenBack: boolean) => {
      await client.query('DELETE FROM soak_pauses')
      if (isTakenBack) await client.query(`SELECT pg_terminate_backend(pid) FROM (${HELD}) AS held`)
    },
    ask: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await client.query<Row>(sql, values)).rows,
    end: () => client.end(),
  }
}

export type StorePauses = Awaited<ReturnType<typeof pausesOf>>

const HELD = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`

const triggersOf = (table: string, named: string) => `
  CREATE FUNCTION soak_pause_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    what text := ${named};
  BEGIN
    IF current_setting('application_name') <> 'soak'
      AND EXISTS (SELECT FROM soak_pauses WHERE write = what || ' ' || TG_WHEN)
    THEN PERFORM pg_sleep(1);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER soak_before BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION soak_pause_${table}();
  CREATE TRIGGER soak_after AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION soak_pause_${table}();
`
