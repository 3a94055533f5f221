export const availability = /* sql */ `
  ALTER TABLE service_centres
    -- Many want people to book so long before they come.
    ADD COLUMN notice_hours int NOT NULL GENERATED ALWAYS AS (CASE id % 7 WHEN 5 THEN 3 WHEN 6 THEN 27 ELSE 0 END) STORED,
    ADD COLUMN device_kinds text[] NOT NULL GENERATED ALWAYS AS (
      ARRAY['mobile-phone']
      || CASE WHEN id % 4 <> 0 THEN ARRAY['tablet'] ELSE ARRAY[]::text[] END
      || CASE WHEN id % 3 = 0 THEN ARRAY['laptop'] ELSE ARRAY[]::text[] END
      || CASE WHEN id % 5 < 2 THEN ARRAY['tv', 'home-appliance'] ELSE ARRAY[]::text[] END
      || CASE WHEN id % 2 = 0 THEN ARRAY['wearable'] ELSE ARRAY[]::text[] END) STORED,
    -- Which of the stocks below its shelves hold.
    ADD COLUMN stock int NOT NULL GENERATED ALWAYS AS (id % 12) STORED,
    -- Which of the days below its queue is like; null where nobody counts.
    ADD COLUMN queue_day int GENERATED ALWAYS AS (CASE WHEN id % 5 = 4 THEN NULL ELSE id % 6 END) STORED,
    ADD COLUMN minutes_per_person int NOT NULL GENERATED ALWAYS AS (4 + id % 5) STORED,
    -- How often its people waiting are counted.
    ADD COLUMN counts_every_minutes int NOT NULL GENERATED ALWAYS AS (CASE id % 7 WHEN 3 THEN 120 ELSE 10 END) STORED,
    ADD COLUMN takes_tickets boolean NOT NULL GENERATED ALWAYS AS ((id / 7) % 3 = 1 AND id % 5 <> 4) STORED;

  CREATE TABLE part_stocks (
    stock int NOT NULL,
    product_id int NOT NULL REFERENCES products,
    category text NOT NULL,
    pieces int NOT NULL CHECK (pieces >= 0),
    PRIMARY KEY (product_id, category, stock)
  );

  -- People who wait without a number taken from afar, by the hour of the centre's own clock.
  CREATE TABLE queue_hours (
    day int NOT NULL,
    hour int NOT NULL,
    people int NOT NULL CHECK (people >= 0),
    PRIMARY KEY (day, hour)
  );

  CREATE TABLE queue_tickets (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    request_key uuid NOT NULL UNIQUE REFERENCES submissions,
    centre_id int NOT NULL REFERENCES service_centres,
    -- Of the centre's own clock.
    day date NOT NULL,
    place int NOT NULL,
    turn_at timestamptz NOT NULL,
    given_back_at timestamptz,
    UNIQUE (centre_id, day, place)
  );

  CREATE INDEX queue_tickets_turn ON queue_tickets (centre_id, turn_at) WHERE given_back_at IS NULL;
`
