export const contestsAndEnquiries = /* sql */ `
  -- Decided when handed in, told from decided_at on.
  CREATE TABLE verdict_contests (
    number text PRIMARY KEY,
    country text NOT NULL,
    device text NOT NULL CHECK (device IN ('phone', 'tv', 'part')),
    device_number text NOT NULL,
    phone text NOT NULL,
    form jsonb NOT NULL,
    submitted_at timestamptz NOT NULL,
    review_from timestamptz NOT NULL,
    decided_at timestamptz NOT NULL,
    answer_by date NOT NULL,
    bought_on date NOT NULL,
    is_corrected boolean NOT NULL,
    warranty_until date,
    -- Why the answer is kept.
    reason text,
    CHECK (is_corrected = (reason IS NULL))
  );

  CREATE INDEX verdict_contests_device ON verdict_contests (device, device_number, decided_at);

  -- Why a repair is late: answered from answered_at on.
  CREATE TABLE repair_enquiries (
    number text PRIMARY KEY,
    order_number text NOT NULL REFERENCES work_orders,
    note text,
    submitted_at timestamptz NOT NULL,
    answered_at timestamptz NOT NULL,
    answer_by date NOT NULL,
    new_day date NOT NULL
  );

  CREATE INDEX repair_enquiries_order ON repair_enquiries (order_number, submitted_at DESC);
`
