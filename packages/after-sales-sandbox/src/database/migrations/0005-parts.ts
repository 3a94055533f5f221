export const parts = /* sql */ `
  CREATE TABLE parts (
    product_id int NOT NULL REFERENCES products,
    category text NOT NULL,
    -- RAM&ROM; empty where the part has no such option.
    memory text NOT NULL,
    dollars float8 NOT NULL,
    labor_dollars float8 NOT NULL,
    PRIMARY KEY (product_id, category, memory)
  );

  CREATE TABLE price_levels (
    country text PRIMARY KEY,
    currency char(3) NOT NULL,
    units_per_dollar float8 NOT NULL,
    -- To how many units prices are rounded.
    step float8 NOT NULL,
    minor_units int NOT NULL
  );

  -- The price list of each country, in minor units of its currency.
  CREATE VIEW part_prices AS
  SELECT level.country, part.product_id, part.category, part.memory, level.currency,
    (round(part.dollars * level.units_per_dollar / level.step) * level.step * level.minor_units)::bigint AS price,
    (round(part.labor_dollars * level.units_per_dollar / level.step) * level.step * level.minor_units)::bigint
      AS labor_cost
  FROM parts part CROSS JOIN price_levels level;

  CREATE TABLE part_serials (
    serial char(16) PRIMARY KEY CHECK (serial ~ '^[A-Z0-9]{16}$'),
    product_id int NOT NULL REFERENCES products,
    category text NOT NULL,
    -- When it was built into a device: a part that shows up again with the same number is a copy.
    used_at timestamptz
  );

  CREATE TABLE televisions (
    serial char(14) PRIMARY KEY CHECK (serial ~ '^[A-Z0-9]{14}$'),
    product_id int NOT NULL REFERENCES products,
    shipped_to text NOT NULL,
    dealer_id int REFERENCES dealers,
    sold_at timestamptz,
    returned_at timestamptz,
    extension_months int NOT NULL DEFAULT 0
  );

  CREATE INDEX televisions_shipped_to ON televisions (shipped_to);

  -- Models for which a country has services of their own [7#28], and what their owners get [7#29].
  CREATE TABLE high_brand_models (
    country text NOT NULL,
    product_id int NOT NULL REFERENCES products,
    PRIMARY KEY (country, product_id)
  );

  CREATE TABLE high_brand_benefits (
    language text PRIMARY KEY,
    banner text NOT NULL,
    remark text NOT NULL
  );

  -- Networks that are kept for documents: no visitor comes from there.
  CREATE TABLE address_ranges (
    network cidr PRIMARY KEY,
    country text NOT NULL
  );
`
