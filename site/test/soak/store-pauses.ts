import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** The writes of the ledger, by what each does to a row. */
export const WRITES = ['insert', 'claim', 'settle', 'postpone'] as const

export type Write = (typeof WRITES)[number]

const PATIENCE_MS = 4000

/**
 * Holds writes of the ledger for a second, so that the site can be killed while one is under way: before the row is
 * changed, or after that and before the commit.
 */
export async function pausesOf(storeUrl: string) {
  const client = new pg.Client({ connectionString: storeUrl, application_name: 'soak' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(TRIGGERS)
  return {
    /** Waits until a write of this kind is held; false where there is none for some seconds. */
    reach: async (write: Write, when: 'BEFORE' | 'AFTER'): Promise<boolean> => {
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
    /** Leases end, and what waits is due. */
    timePasses: () =>
      client.query(`UPDATE submissions SET due_at = now() - interval '1 second' WHERE settled_at IS NULL`),
    rows: async () =>
      (
        await client.query<{ key: string; state: string; attempts: number; answer: string | null }>(
          'SELECT key, state, attempts, answer FROM submissions',
        )
      ).rows,
    end: () => client.end(),
  }
}

export type StorePauses = Awaited<ReturnType<typeof pausesOf>>

const HELD = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`

const TRIGGERS = `
  CREATE TABLE soak_pauses (write text);
  CREATE FUNCTION soak_pause() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    what text := CASE WHEN TG_OP = 'INSERT' THEN 'insert' WHEN NEW.settled_at IS NOT NULL THEN 'settle'
      WHEN NEW.state = 'delivering' THEN 'claim' ELSE 'postpone' END;
  BEGIN
    IF current_setting('application_name') <> 'soak'
      AND EXISTS (SELECT FROM soak_pauses WHERE write = what || ' ' || TG_WHEN)
    THEN PERFORM pg_sleep(1);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER soak_before BEFORE INSERT OR UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION soak_pause();
  CREATE TRIGGER soak_after AFTER INSERT OR UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION soak_pause();
`
