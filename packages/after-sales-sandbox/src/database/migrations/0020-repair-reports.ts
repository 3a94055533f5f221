export const repairReports = /* sql */ `
  -- Shown once the order is repaired.
  CREATE TABLE repair_reports (
    order_number text PRIMARY KEY REFERENCES work_orders,
    found text[] NOT NULL,
    done text[] NOT NULL,
    note text,
    note_language text,
    -- Part, serial number and what became of the old one.
    parts jsonb NOT NULL,
    -- In minor units; 0 for a free repair.
    price bigint NOT NULL,
    currency char(3) NOT NULL,
    guarantee_days int NOT NULL,
    CHECK ((note IS NULL) = (note_language IS NULL))
  );
`
