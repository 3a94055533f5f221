export const serviceFigures = /* sql */ `
  -- Repairs whose orders are closed: nothing of their owners is left.
  CREATE TABLE past_repairs (
    centre_id int NOT NULL REFERENCES service_centres,
    fault text NOT NULL,
    arrived_at timestamptz NOT NULL,
    promised_at timestamptz NOT NULL,
    repaired_at timestamptz NOT NULL,
    stars int CHECK (stars BETWEEN 1 AND 5)
  );

  CREATE INDEX past_repairs_centre ON past_repairs (centre_id);

  -- With those of orders that are still kept, by the first fault that was found.
  CREATE VIEW finished_repairs AS
  SELECT centre.country, past.centre_id, past.fault, past.arrived_at, past.promised_at, past.repaired_at, past.stars
  FROM past_repairs past JOIN service_centres centre ON centre.id = past.centre_id
  UNION ALL
  SELECT work_order.country, work_order.centre_id, report.found[1], arrived.at, work_order.estimated_repaired_at,
    repaired.at, (submission.content ->> 'overall')::int
  FROM work_orders work_order
  JOIN work_order_events arrived ON arrived.order_number = work_order.number AND arrived.event = 'arrived'
  JOIN work_order_events repaired ON repaired.order_number = work_order.number AND repaired.event = 'repaired'
  JOIN repair_reports report ON report.order_number = work_order.number
  LEFT JOIN ratings rating ON rating.order_number = work_order.number
  LEFT JOIN submissions submission ON submission.request_key = rating.request_key;
`
