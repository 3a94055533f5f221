export const pickUps = /* sql */ `
  -- Where couriers come: the three largest cities of each country that have a centre.
  CREATE VIEW pick_up_zones AS
  SELECT place.id, place.country, place.time_zone, place.size, lpad((90 + place.size * 10)::text, 3, '0') AS postal_prefix,
    (SELECT min(centre.id) FROM service_centres centre WHERE centre.place_id = place.id) AS centre_id
  FROM (
    SELECT *, row_number() OVER (PARTITION BY country ORDER BY people DESC, id)::int AS size FROM places
    WHERE id IN (SELECT place_id FROM service_centres)
  ) place
  WHERE size <= 3;

  -- When a device will be on its ways, told from then on.
  CREATE TABLE pick_ups (
    number text PRIMARY KEY,
    request_key uuid NOT NULL UNIQUE REFERENCES submissions,
    country text NOT NULL,
    centre_id int NOT NULL REFERENCES service_centres,
    time_zone text NOT NULL,
    device text NOT NULL CHECK (device IN ('phone', 'laptop', 'tv', 'appliance')),
    -- Of the zone's own clock.
    day date NOT NULL,
    start_time text NOT NULL,
    van int NOT NULL,
    phone text NOT NULL,
    collected_at timestamptz NOT NULL,
    arrived_at timestamptz NOT NULL,
    sent_back_at timestamptz NOT NULL,
    delivered_at timestamptz NOT NULL,
    canceled_at timestamptz
  );

  -- A van is never sold twice.
  CREATE UNIQUE INDEX pick_ups_van ON pick_ups (centre_id, day, start_time, van) WHERE canceled_at IS NULL;
`
