export const appointments = /* sql */ `
  -- How many people a centre takes in one slot.
  ALTER TABLE service_centres ADD COLUMN places_per_slot int NOT NULL GENERATED ALWAYS AS (1 + id % 3) STORED;

  CREATE TABLE appointments (
    number text PRIMARY KEY,
    request_key uuid NOT NULL UNIQUE REFERENCES submissions,
    centre_id int NOT NULL REFERENCES service_centres,
    -- Of the centre's own clock.
    day date NOT NULL,
    start_time text NOT NULL CHECK (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    place int NOT NULL,
    phone text NOT NULL,
    model text,
    -- Whether the person will come.
    shows_up boolean NOT NULL,
    created_at timestamptz NOT NULL,
    canceled_at timestamptz
  );

  -- A place is never sold twice.
  CREATE UNIQUE INDEX appointments_place ON appointments (centre_id, day, start_time, place)
    WHERE canceled_at IS NULL;
`
