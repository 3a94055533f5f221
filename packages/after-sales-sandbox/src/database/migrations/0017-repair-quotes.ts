export const repairQuotes = /* sql */ `
  -- What a repair costs, from when on; a later version takes the place of those before it.
  CREATE TABLE repair_quotes (
    order_number text NOT NULL REFERENCES work_orders,
    version int NOT NULL CHECK (version >= 1),
    created_at timestamptz NOT NULL,
    valid_until timestamptz NOT NULL,
    -- What is wrong, by language.
    found jsonb NOT NULL CHECK (found ? 'en'),
    -- Kind, name, quantity and price of each.
    lines jsonb NOT NULL,
    currency char(3) NOT NULL,
    basis_points int NOT NULL,
    tax_is_included boolean NOT NULL,
    tax bigint NOT NULL,
    total bigint NOT NULL,
    diagnosis_fee bigint NOT NULL,
    least_days int NOT NULL,
    most_days int NOT NULL,
    PRIMARY KEY (order_number, version)
  );

  CREATE TABLE repair_quote_answers (
    order_number text NOT NULL,
    version int NOT NULL,
    answer text NOT NULL CHECK (answer IN ('yes', 'no', 'callMe')),
    answered_at timestamptz NOT NULL,
    -- What was agreed to, word by word; null for an answer given at a centre.
    agreed_text text,
    -- Of the code that was entered for it.
    token text UNIQUE REFERENCES repair_tokens,
    request_key uuid UNIQUE REFERENCES submissions,
    FOREIGN KEY (order_number, version) REFERENCES repair_quotes
  );

  -- Yes or no, once.
  CREATE UNIQUE INDEX repair_quote_answers_once ON repair_quote_answers (order_number, version)
    WHERE answer <> 'callMe';

  -- A token that opened something proves nothing about an answer.
  ALTER TABLE repair_tokens ADD COLUMN issued_at timestamptz, ADD COLUMN has_opened boolean NOT NULL DEFAULT false;
`
