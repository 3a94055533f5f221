import { askStore } from '@/platform/store/store'

export interface Vote {
  faq: number
  helpful: boolean
  visitor: string
  network: string
}

export interface CountedVote {
  votes: number
  helpful: number
}

/** Per day: visitors may share an address. */
const VOTES_OF_A_NETWORK = 20

/**
 * @returns null after too many votes from this network today
 * @throws StoreError
 */
export async function countVote({ faq, helpful, visitor, network }: Vote): Promise<CountedVote | null> {
  const counted = await askStore(
    `INSERT INTO faq_votes (faq_id, visitor, helpful, network)
     SELECT $1, $2, $3, $4
     WHERE (SELECT count(*) FROM faq_votes WHERE faq_id = $1 AND network = $4 AND visitor <> $2) < $5
     ON CONFLICT (faq_id, visitor) DO UPDATE SET helpful = excluded.helpful
     RETURNING 1`,
    [faq, visitor, helpful, network, VOTES_OF_A_NETWORK],
  )
  return counted.length === 0 ? null : votesOf(faq)
}

async function votesOf(faq: number): Promise<CountedVote> {
  const [sum] = await askStore<{ votes: number; helpful: number }>(
    'SELECT count(*)::int AS votes, (count(*) FILTER (WHERE helpful))::int AS helpful FROM faq_votes WHERE faq_id = $1',
    [faq],
  )
  return sum ?? { votes: 0, helpful: 0 }
}
