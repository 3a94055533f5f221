export const placesOnBall = /* sql */ `
  -- For points in space with an index that finds the nearest ones.
  CREATE EXTENSION IF NOT EXISTS cube;

  -- Where a centre is on a ball of radius 1: the straight line between two grows with the way along the ball.
  ALTER TABLE service_centres ADD COLUMN on_ball cube NOT NULL GENERATED ALWAYS AS (
    cube(ARRAY[
      cos(radians(lat)) * cos(radians(lng)),
      cos(radians(lat)) * sin(radians(lng)),
      sin(radians(lat))
    ])
  ) STORED;

  CREATE INDEX service_centres_on_ball ON service_centres USING gist (on_ball);
`
