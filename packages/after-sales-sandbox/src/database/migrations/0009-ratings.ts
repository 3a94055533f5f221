export const ratings = /* sql */ `
  CREATE TABLE ratings (
    -- An order is rated once.
    order_number text PRIMARY KEY REFERENCES work_orders,
    request_key uuid NOT NULL UNIQUE REFERENCES submissions
  );
`
