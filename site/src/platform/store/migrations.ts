/** Of the site's own database, in the order in which they are applied; one that was applied is never changed. */
export const MIGRATIONS = [
  {
    name: '0001-faq-statistics',
    sql: /* sql */ `
      -- 'visitor' is the random value of a cookie, 'network' a keyed hash of an address that changes each day.
      CREATE TABLE faq_votes (
        faq_id integer NOT NULL,
        visitor text NOT NULL,
        helpful boolean NOT NULL,
        network text NOT NULL,
        PRIMARY KEY (faq_id, visitor)
      );
      CREATE INDEX faq_votes_network ON faq_votes (faq_id, network);
      CREATE TABLE faq_views (faq_id integer PRIMARY KEY, views bigint NOT NULL);
      -- Who has been counted today; nothing of it is kept for longer.
      CREATE TABLE faq_readers (
        day date NOT NULL,
        faq_id integer NOT NULL,
        reader text NOT NULL,
        PRIMARY KEY (day, faq_id, reader)
      );
    `,
  },
] as const
