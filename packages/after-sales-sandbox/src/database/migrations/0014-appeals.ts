export const appeals = /* sql */ `
  -- Why an appeal is decided as it is, by language.
  CREATE TABLE appeal_remarks (
    name text PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('approved', 'rejected')),
    texts jsonb NOT NULL CHECK (texts ? 'en')
  );

  CREATE TABLE appeals (
    service_number text PRIMARY KEY,
    owner text NOT NULL,
    country text NOT NULL,
    form jsonb NOT NULL,
    submitted_at timestamptz NOT NULL,
    review_from timestamptz NOT NULL,
    audit_at timestamptz NOT NULL
  );

  CREATE INDEX appeals_owner ON appeals (owner, submitted_at DESC);
`
