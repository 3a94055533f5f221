export const postalRepairs = /* sql */ `
  -- A parcel that its owner sends has no window, no van and nobody who collects it; its day is the last one to send it.
  ALTER TABLE pick_ups ALTER COLUMN start_time DROP NOT NULL, ALTER COLUMN van DROP NOT NULL,
    ALTER COLUMN collected_at DROP NOT NULL;
  ALTER TABLE pick_ups ADD CHECK (num_nonnulls(start_time, van, collected_at) IN (0, 3));
`
