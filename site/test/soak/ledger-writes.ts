export const SUBMISSION_WRITES = ['insert', 'claim', 'settle', 'postpone'] as const

export const SUBMISSION_TABLES = {
  submissions: `CASE WHEN TG_OP = 'INSERT' THEN 'insert' WHEN NEW.settled_at IS NOT NULL THEN 'settle'
    WHEN NEW.state = 'delivering' THEN 'claim' ELSE 'postpone' END`,
}

export const PAYMENT_WRITES = [
  'begin a payment',
  'open a payment',
  'settle a payment',
  'claim a payment',
  'postpone a payment',
] as const

export const PAYMENT_TABLES = {
  payment_attempts: `CASE WHEN TG_OP = 'INSERT' THEN 'begin a payment'
    WHEN NEW.settled_at IS NOT NULL THEN 'settle a payment'
    WHEN NEW.state <> OLD.state THEN 'open a payment'
    WHEN NEW.asked > OLD.asked THEN 'claim a payment' ELSE 'postpone a payment' END`,
}

export const WORD_WRITES = [
  'ask for word',
  'confirm a mailbox',
  'note a word',
  'claim a word',
  'settle a word',
  'claim a repair',
  'postpone a repair',
] as const

export const WORD_TABLES = {
  word_subscriptions: `CASE WHEN TG_OP = 'INSERT' THEN 'ask for word'
    WHEN NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at THEN 'confirm a mailbox' ELSE 'note a state' END`,
  repair_words: `CASE WHEN TG_OP = 'INSERT' THEN 'note a word' WHEN NEW.settled_at IS NOT NULL THEN 'settle a word'
    WHEN NEW.attempts > OLD.attempts THEN 'claim a word' ELSE 'postpone a word' END`,
  repair_watches: `CASE WHEN TG_OP = 'INSERT' THEN 'watch a repair' WHEN NEW.turns > OLD.turns THEN 'claim a repair'
    ELSE 'postpone a repair' END`,
}

export const SERVICE_WRITES = [
  'submissions INSERT',
  'protection_orders INSERT',
  'protection_orders UPDATE',
  'payments INSERT',
  'payments UPDATE',
  'charges INSERT',
  'payment_callbacks INSERT',
  'payment_callbacks UPDATE',
] as const

export const SERVICE_TABLES = Object.fromEntries(
  ['submissions', 'protection_orders', 'payments', 'charges', 'payment_callbacks'].map((table) => [
    table,
    `TG_TABLE_NAME || ' ' || TG_OP`,
  ]),
)
