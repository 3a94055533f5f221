export const shell = /* sql */ `
  CREATE TABLE short_urls (
    code char(8) PRIMARY KEY CHECK (code ~ '^[a-z0-9]{8}$'),
    target text NOT NULL,
    expires_at timestamptz
  );

  -- Countries whose visitors are offered the assistant.
  CREATE TABLE assistant_countries (country text PRIMARY KEY);

  CREATE TABLE surveys (
    id int PRIMARY KEY,
    country text NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    opens_at timestamptz NOT NULL,
    closes_at timestamptz NOT NULL CHECK (closes_at > opens_at)
  );
`
