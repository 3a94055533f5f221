export const repairWatches = /* sql */ `
  -- Who is told when an order changes.
  CREATE TABLE repair_watches (
    order_number text PRIMARY KEY REFERENCES work_orders,
    callback_url text NOT NULL,
    until timestamptz NOT NULL,
    -- Of which the other side knows.
    told_status text NOT NULL,
    -- Of what is being told.
    event_id uuid,
    due_at timestamptz NOT NULL
  );

  -- What a provider would have sent to telephones.
  CREATE TABLE sent_messages (
    id uuid PRIMARY KEY,
    channel text NOT NULL,
    phone text NOT NULL,
    language text NOT NULL,
    text text NOT NULL,
    sent_at timestamptz NOT NULL
  );
`
