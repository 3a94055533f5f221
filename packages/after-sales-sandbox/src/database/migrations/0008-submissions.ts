export const submissions = /* sql */ `
  -- What was taken, by the key that was made with the form: what comes again with its key is not done again.
  CREATE TABLE submissions (
    request_key uuid PRIMARY KEY,
    -- Name of the call.
    kind text NOT NULL,
    -- Everything that was sent, but for the key.
    content jsonb NOT NULL,
    -- What the service calls it.
    reference text NOT NULL,
    answer jsonb NOT NULL,
    taken_at timestamptz NOT NULL,
    -- How often it came, the first time included.
    arrivals int NOT NULL DEFAULT 1
  );

  CREATE INDEX submissions_kind ON submissions (kind, taken_at);
`
