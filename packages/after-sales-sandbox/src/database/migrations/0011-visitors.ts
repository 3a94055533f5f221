export const visitors = /* sql */ `
  CREATE TABLE visitor_tokens (
    token text PRIMARY KEY,
    -- Null of a guest.
    phone text,
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE files (
    key text PRIMARY KEY,
    -- A phone, or a guest's token.
    owner text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes bytea NOT NULL,
    kept_at timestamptz NOT NULL
  );
`
