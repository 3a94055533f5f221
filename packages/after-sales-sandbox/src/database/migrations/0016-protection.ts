export const protection = /* sql */ `
  CREATE TABLE protection_products (
    id int PRIMARY KEY,
    type text NOT NULL,
    -- By language.
    names jsonb NOT NULL CHECK (names ? 'en'),
    -- Classes of devices that it is for.
    classes text[] NOT NULL,
    -- What of a phone it protects; nothing of a phone is protected twice.
    covers text[] NOT NULL,
    sold_online boolean NOT NULL,
    -- How many days after the activation of the device it is sold; null for as long as its warranty holds.
    online_days int,
    store_days int,
    -- How many days after the payment it takes effect.
    effect_days int NOT NULL,
    -- By how much it extends the warranty.
    extends_months int NOT NULL
  );

  CREATE TABLE protection_offers (
    product_id int NOT NULL REFERENCES protection_products,
    days int NOT NULL,
    dollar_cents bigint NOT NULL,
    PRIMARY KEY (product_id, days)
  );

  CREATE TABLE tax_rates (
    country text PRIMARY KEY,
    basis_points int NOT NULL CHECK (basis_points >= 0)
  );

  -- The price list of each country, in minor units of its currency: whole numbers from exact ones.
  CREATE VIEW protection_prices AS
  SELECT level.country, offer.product_id, offer.days, level.currency, rate.basis_points,
    (round(offer.dollar_cents * level.units_per_dollar::numeric / 100 / level.step::numeric)
      * level.step::numeric * level.minor_units)::bigint AS price
  FROM protection_offers offer CROSS JOIN price_levels level JOIN tax_rates rate USING (country);

  CREATE TABLE protection_protocols (
    product_id int NOT NULL REFERENCES protection_products,
    version text NOT NULL,
    valid_from timestamptz NOT NULL,
    -- By language: title and text.
    texts jsonb NOT NULL CHECK (texts ? 'en'),
    PRIMARY KEY (product_id, version)
  );

  CREATE TABLE referral_codes (
    code text PRIMARY KEY,
    percent int NOT NULL CHECK (percent BETWEEN 1 AND 90),
    -- Null for all products.
    product_id int REFERENCES protection_products,
    expires_at timestamptz,
    most_uses int
  );

  -- Service centres that sell plans.
  CREATE TABLE protection_stores (
    id int PRIMARY KEY REFERENCES service_centres,
    -- What the people there know it by.
    code text NOT NULL UNIQUE
  );

  CREATE TABLE protection_stock (
    store_id int NOT NULL REFERENCES protection_stores,
    product_id int NOT NULL REFERENCES protection_products,
    pieces int NOT NULL CHECK (pieces >= 0),
    PRIMARY KEY (store_id, product_id)
  );

  CREATE TABLE protection_orders (
    number text PRIMARY KEY,
    owner text NOT NULL,
    request_key uuid NOT NULL UNIQUE REFERENCES submissions,
    country text NOT NULL,
    imei char(15) NOT NULL REFERENCES devices,
    product_id int NOT NULL REFERENCES protection_products,
    days int NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    store_id int REFERENCES protection_stores,
    referral_code text REFERENCES referral_codes,
    protocol_version text NOT NULL,
    currency char(3) NOT NULL,
    price bigint NOT NULL,
    discount bigint NOT NULL,
    tax bigint NOT NULL,
    total bigint NOT NULL CHECK (total = price - discount + tax),
    created_at timestamptz NOT NULL,
    -- Until when it waits to be paid.
    pay_until timestamptz NOT NULL,
    paid_at timestamptz,
    effective_at timestamptz,
    end_at timestamptz,
    canceled_at timestamptz
  );

  CREATE INDEX protection_orders_owner ON protection_orders (owner, created_at DESC);
  CREATE INDEX protection_orders_imei ON protection_orders (imei);
  CREATE INDEX protection_orders_store ON protection_orders (store_id, product_id) WHERE store_id IS NOT NULL;
  CREATE INDEX protection_orders_referral ON protection_orders (referral_code) WHERE referral_code IS NOT NULL;

  -- What can be typed into the payment page, and what then happens.
  CREATE TABLE payment_instruments (
    method text NOT NULL CHECK (method IN ('card', 'wallet')),
    number text NOT NULL,
    -- For whoever tries it out.
    story text NOT NULL,
    succeeds boolean NOT NULL,
    seconds int NOT NULL,
    asks_code boolean NOT NULL,
    callbacks int NOT NULL,
    -- Whether the callback comes before the payer is led back.
    callback_first boolean NOT NULL,
    refund_after_seconds int,
    PRIMARY KEY (method, number)
  );

  CREATE TABLE payments (
    number text PRIMARY KEY,
    -- In the address of its page, which nobody guesses.
    secret text NOT NULL UNIQUE,
    order_number text NOT NULL REFERENCES protection_orders,
    request_key uuid NOT NULL UNIQUE REFERENCES submissions,
    currency char(3) NOT NULL,
    amount bigint NOT NULL,
    language text NOT NULL,
    return_url text NOT NULL,
    callback_url text NOT NULL,
    state text NOT NULL
      CHECK (state IN ('open', 'challenged', 'processing', 'succeeded', 'failed', 'refunded')),
    -- Card, wallet or store, and what was typed there.
    method text,
    instrument text,
    wrong_codes int NOT NULL DEFAULT 0,
    begun_at timestamptz NOT NULL,
    open_until timestamptz NOT NULL,
    -- Of one that is being processed: when it is known how it went, and how.
    settles_at timestamptz,
    will_succeed boolean,
    refund_at timestamptz
  );

  CREATE INDEX payments_order ON payments (order_number, begun_at);
  CREATE INDEX payments_due ON payments (settles_at) WHERE state = 'processing';
  CREATE INDEX payments_refund ON payments (refund_at) WHERE state = 'succeeded';

  -- What was taken from payers and given back.
  CREATE TABLE charges (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    payment_number text NOT NULL REFERENCES payments,
    order_number text NOT NULL REFERENCES protection_orders,
    kind text NOT NULL CHECK (kind IN ('charge', 'refund')),
    currency char(3) NOT NULL,
    amount bigint NOT NULL,
    at timestamptz NOT NULL
  );

  CREATE TABLE payment_callbacks (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    payment_number text NOT NULL REFERENCES payments,
    body jsonb NOT NULL,
    due_at timestamptz NOT NULL,
    sent_at timestamptz,
    -- HTTP status of the answer; null where there was none.
    status int
  );

  CREATE INDEX payment_callbacks_due ON payment_callbacks (due_at) WHERE sent_at IS NULL;
`
