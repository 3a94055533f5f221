export const repairDelays = /* sql */ `
  -- Why a repair takes longer than was promised, and what is expected instead.
  ALTER TABLE work_orders ADD COLUMN delay_reason text, ADD COLUMN delay_expected_at timestamptz;
`
