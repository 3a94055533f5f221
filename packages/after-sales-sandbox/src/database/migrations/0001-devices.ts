export const devices = /* sql */ `
  CREATE TABLE brands (
    name text PRIMARY KEY,
    writes_booleans_as_text boolean NOT NULL
  );

  CREATE TABLE models (
    id int PRIMARY KEY,
    brand text NOT NULL REFERENCES brands,
    name text NOT NULL UNIQUE,
    product_class text NOT NULL,
    material_group text NOT NULL,
    type_allocation_code char(8) NOT NULL UNIQUE,
    hours_online_until_active int NOT NULL CHECK (hours_online_until_active >= 0)
  );

  -- How long a product class is under warranty in a country; no row where the group gives no warranty.
  CREATE TABLE warranty_terms (
    country text NOT NULL,
    product_class text NOT NULL,
    months int NOT NULL CHECK (months > 0),
    PRIMARY KEY (country, product_class)
  );

  -- A country that honours the warranty of devices shipped to another one.
  CREATE TABLE warranty_agreements (
    country text NOT NULL,
    honours text NOT NULL CHECK (honours <> country),
    PRIMARY KEY (country, honours)
  );

  CREATE TABLE dealers (
    id int PRIMARY KEY,
    country text NOT NULL,
    name text NOT NULL UNIQUE,
    gives_own_warranty boolean NOT NULL
  );

  CREATE TABLE devices (
    imei char(15) PRIMARY KEY CHECK (imei ~ '^[0-9]{15}$'),
    model_id int NOT NULL REFERENCES models,
    shipped_to text NOT NULL,
    dealer_id int REFERENCES dealers,
    first_online_at timestamptz,
    -- Since then it has not been online: what was not active by then does not become so.
    offline_since timestamptz CHECK (offline_since > first_online_at),
    deactivated_at timestamptz,
    extension_months int NOT NULL DEFAULT 0 CHECK (extension_months >= 0)
  );

  CREATE INDEX devices_shipped_to ON devices (shipped_to);
`
