import { eraseOlder } from '@/platform/store/erase-older'
import { askStore } from '@/platform/store/store'

/** To open the link of the first message. */
const DAYS_TO_CONFIRM = 2
/** No repair takes longer. */
const LONGEST_DAYS = 180
const DAYS_OF_EVENTS = 1

/** What nobody confirmed, what is over, and what nobody wants any more. */
export async function eraseOldWords(): Promise<void> {
  await eraseOlder({ table: 'repair_events', key: 'id', since: 'taken_at', days: DAYS_OF_EVENTS })
  await eraseOlder({ table: 'repair_watches', key: 'id', since: 'begun_at', days: LONGEST_DAYS })
  await askStore(
    `DELETE FROM word_subscriptions
     WHERE confirmed_at IS NULL AND begun_at < now() - make_interval(days => $1)`,
    [DAYS_TO_CONFIRM],
  )
  await askStore(
    `DELETE FROM repair_watches old
     WHERE old.due_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT FROM word_subscriptions wanted WHERE wanted.watch = old.id)
       OR old.settled_at < now() - interval '1 day' AND NOT EXISTS (
         SELECT FROM repair_words word JOIN word_subscriptions wanted ON wanted.id = word.subscription
         WHERE wanted.watch = old.id AND word.settled_at IS NULL
       )`,
  )
}
