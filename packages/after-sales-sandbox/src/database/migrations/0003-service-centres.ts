export const serviceCentres = /* sql */ `
  -- For typing errors: levenshtein.
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

  CREATE TABLE places (
    id int PRIMARY KEY,
    country text NOT NULL,
    state text NOT NULL,
    city text NOT NULL,
    -- In the script of the country; null where that is the Latin one, or the name is not known.
    native_city text,
    lat float8 NOT NULL,
    lng float8 NOT NULL,
    time_zone text NOT NULL,
    people int NOT NULL
  );

  CREATE TABLE service_centres (
    id int PRIMARY KEY,
    place_id int NOT NULL REFERENCES places,
    country text NOT NULL,
    brands text[] NOT NULL,
    name text NOT NULL,
    native_name text NOT NULL,
    address text NOT NULL,
    native_address text NOT NULL,
    direction text,
    native_direction text,
    phone text NOT NULL,
    email text NOT NULL,
    lat float8 NOT NULL,
    lng float8 NOT NULL,
    reservable boolean NOT NULL,
    monday text, tuesday text, wednesday text, thursday text, friday text, saturday text, sunday text,
    weekday text
  );

  CREATE INDEX service_centres_country_name ON service_centres (country, name, id);
  CREATE INDEX service_centres_name ON service_centres (name, id);
  CREATE INDEX service_centres_place ON service_centres (place_id);
  CREATE INDEX places_country_state_city ON places (country, state, city);

  -- The words by which a centre is found, folded; each once.
  CREATE TABLE service_centre_vocabulary (
    id int PRIMARY KEY,
    word text NOT NULL UNIQUE
  );

  -- Without references, whose checks took longer than everything else of the seed.
  CREATE TABLE service_centre_words (
    word_id int NOT NULL,
    centre_id int NOT NULL,
    -- 0 of its city, 1 of its name or brands, 2 of its address or state: what is nearer comes first.
    remoteness int NOT NULL,
    PRIMARY KEY (word_id, centre_id)
  );
`
