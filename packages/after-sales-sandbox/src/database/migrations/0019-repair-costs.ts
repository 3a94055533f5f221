export const repairCosts = /* sql */ `
  -- How each kind of product is repaired of each fault.
  CREATE TABLE repair_jobs (
    kind text NOT NULL,
    fault text NOT NULL,
    -- The commonest fault first.
    place int NOT NULL,
    -- A part of the price list, or one that is in no list, at the same price for all models; or no part at all.
    category text,
    unlisted_part text,
    unlisted_dollars float8,
    labor_dollars float8 NOT NULL,
    days_from int NOT NULL,
    days_to int NOT NULL CHECK (days_to >= days_from),
    is_under_warranty bool NOT NULL,
    protection_plans text[] NOT NULL,
    PRIMARY KEY (kind, fault),
    CHECK (category IS NULL OR unlisted_part IS NULL),
    CHECK ((unlisted_part IS NULL) = (unlisted_dollars IS NULL))
  );

  CREATE TABLE repair_terms (
    country text PRIMARY KEY REFERENCES price_levels,
    -- In hundredths of a percent; null where nothing is said of tax.
    tax_rate int,
    is_tax_included bool NOT NULL,
    diagnosis_dollars float8 NOT NULL,
    is_diagnosis_free_with_repair bool NOT NULL
  );

  CREATE TABLE product_support (
    product_id int PRIMARY KEY REFERENCES products,
    parts_until date NOT NULL,
    updates_until date NOT NULL
  );

  -- In minor units of the country's currency. Of a part that comes in several sizes, the cheapest.
  CREATE VIEW repair_costs AS
  SELECT level.country, product.id AS product_id, job.fault, job.place, level.currency,
    coalesce(job.category, job.unlisted_part) AS part,
    coalesce(listed.price,
      (round(job.unlisted_dollars * level.units_per_dollar / level.step) * level.step * level.minor_units)::bigint
    ) AS part_price,
    (round(job.labor_dollars * level.units_per_dollar / level.step) * level.step * level.minor_units)::bigint
      AS labor_cost,
    job.days_from, job.days_to, job.is_under_warranty, job.protection_plans
  FROM repair_jobs job
  JOIN products product ON product.kind = job.kind
  CROSS JOIN price_levels level
  LEFT JOIN LATERAL (
    SELECT min(price) AS price FROM part_prices
    WHERE country = level.country AND product_id = product.id AND category = job.category
  ) listed ON true
  WHERE job.category IS NULL OR listed.price IS NOT NULL;
`
