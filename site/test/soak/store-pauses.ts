import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** For each table, SQL that names what is written to a row: `NEW`, and `OLD` where there was one. */
export type PausedTables = Record<string, string>

const PATIENCE_MS = 4000

/** A write of a table, by the name that the table's SQL gives it; before the row is changed, or before the commit. */
export interface WriteMoment {
  write: string
  when: 'BEFORE' | 'AFTER'
}

/**
 * Holds writes of a database for a second, so that a process can be killed while one is under way: before the row is
 * changed, or after that and before the commit.
 */
export async function pausesOf(databaseUrl: string, tables: PausedTables) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soak' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TABLE soak_pauses (write text)')
  for (const [table, named] of Object.entries(tables)) await client.query(triggersOf(table, named))
  return {
    /** Waits until a write of this kind is held; false where there is none for some seconds. */
    reach: async ({ write, when }: WriteMoment): Promise<boolean> => {
      await client.query('INSERT INTO soak_pauses VALUES ($1)', [`${write} ${when}`])
      for (let waited = 0; waited < PATIENCE_MS; waited += 15) {
        const { rowCount } = await client.query(HELD)
        if (rowCount) return true
        await delay(15)
      }
      return false
    },
    /** Lets writes go on; those that are held now are committed without anybody who hears of it, or taken back. */
    letGo: async (isTakenBack: boolean) => {
      await client.query('DELETE FROM soak_pauses')
      if (isTakenBack) await client.query(`SELECT pg_terminate_backend(pid) FROM (${HELD}) AS held`)
    },
    /** Asks the database, past all pauses. */
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
