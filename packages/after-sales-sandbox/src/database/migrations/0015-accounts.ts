export const accounts = /* sql */ `
  CREATE TABLE accounts (
    id text PRIMARY KEY,
    open_id text NOT NULL UNIQUE,
    phone text UNIQUE,
    email text UNIQUE,
    nickname text,
    -- Name of a drawn picture, or the key of an uploaded one.
    avatar text,
    created_at timestamptz NOT NULL,
    CHECK ((phone IS NULL) <> (email IS NULL))
  );

  CREATE TABLE account_pictures (
    key text PRIMARY KEY,
    account text NOT NULL REFERENCES accounts,
    type text NOT NULL,
    bytes bytea NOT NULL
  );

  -- One visit to the provider's pages, from the one-time code to the way back.
  CREATE TABLE sign_ins (
    id text PRIMARY KEY,
    -- A phone as on the wire, or an email.
    address text NOT NULL,
    -- Once the one-time code was right.
    account text REFERENCES accounts,
    callback_url text NOT NULL,
    state text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL,
    -- What the site exchanges for a token, once.
    code text UNIQUE,
    used_at timestamptz
  );

  -- A sign-in that lasts: its refresh tokens, of which the newest is in force.
  CREATE TABLE refresh_tokens (
    token text PRIMARY KEY,
    account text NOT NULL REFERENCES accounts,
    session text NOT NULL,
    expires_at timestamptz NOT NULL,
    replaced_at timestamptz
  );

  CREATE INDEX refresh_tokens_session ON refresh_tokens (session);

  ALTER TABLE visitor_tokens
    -- Null of a guest, and of a phone whose token was made before there were accounts.
    ADD COLUMN account text REFERENCES accounts,
    ADD COLUMN session text;

  CREATE INDEX visitor_tokens_session ON visitor_tokens (session) WHERE session IS NOT NULL;
`
