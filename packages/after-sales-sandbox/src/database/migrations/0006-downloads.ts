export const downloads = /* sql */ `
  -- What can be downloaded. The bytes are made when they are read, from these columns.
  CREATE TABLE downloads (
    file_id text PRIMARY KEY,
    kind text NOT NULL,
    product_id int NOT NULL REFERENCES products,
    title text NOT NULL,
    category text,
    os text,
    version text NOT NULL,
    released_on date NOT NULL,
    noise bigint NOT NULL,
    noise_crc bigint NOT NULL,
    size bigint NOT NULL,
    crc bigint NOT NULL,
    sha256 char(64) NOT NULL
  );

  CREATE INDEX downloads_product ON downloads (product_id, kind);

  -- Laptops by their serial numbers.
  CREATE TABLE laptops (
    snid text PRIMARY KEY CHECK (snid ~ '^[A-Z0-9]{12,20}$'),
    product_id int NOT NULL REFERENCES products
  );
`
