export const REPAIR_EVENTS_PATH = '/api/repair-events/'
