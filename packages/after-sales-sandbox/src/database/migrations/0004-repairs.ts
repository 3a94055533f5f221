export const repairs = /* sql */ `
  -- Everything that is sold; the first ones are those of models, under the same numbers.
  CREATE TABLE products (
    id int PRIMARY KEY,
    kind text NOT NULL,
    brand text NOT NULL,
    series text NOT NULL,
    name text NOT NULL UNIQUE
  );

  CREATE TABLE work_orders (
    number text PRIMARY KEY CHECK (number ~ '^WO[A-Z]{2}[0-9]{10}$'),
    country text NOT NULL,
    phone text NOT NULL,
    product_id int NOT NULL REFERENCES products,
    centre_id int NOT NULL REFERENCES service_centres,
    warranty_status text NOT NULL,
    -- By then the device has to be handed in, or the order is overdue.
    hand_in_by timestamptz,
    estimated_repaired_at timestamptz
  );

  CREATE INDEX work_orders_phone ON work_orders (phone);

  -- What happens to an order and when, also in the future. Its state is that of the last event until now.
  CREATE TABLE work_order_events (
    order_number text NOT NULL REFERENCES work_orders,
    event text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (order_number, event)
  );

  CREATE TABLE verification_codes (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    phone text NOT NULL,
    code text NOT NULL,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    used_at timestamptz
  );

  CREATE INDEX verification_codes_phone ON verification_codes (phone, id DESC);

  CREATE TABLE repair_tokens (
    token text PRIMARY KEY,
    phone text NOT NULL,
    expires_at timestamptz NOT NULL
  );
`
