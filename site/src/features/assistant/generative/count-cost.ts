import { ownLog } from '@/platform/log'
import { askStore } from '@/platform/store/store'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'

/** Tokens per UTC day. */
export async function countCost(tokensIn: number, tokensOut: number): Promise<void> {
  ownLog().info({ tokensIn, tokensOut }, 'the model answered')
  const counting = askStore(
    `INSERT INTO assistant_costs (day, answers, tokens_in, tokens_out)
     VALUES ((now() AT TIME ZONE 'UTC')::date, 1, $1, $2)
     ON CONFLICT (day) DO UPDATE SET answers = assistant_costs.answers + 1,
       tokens_in = assistant_costs.tokens_in + $1, tokens_out = assistant_costs.tokens_out + $2`,
    [tokensIn, tokensOut],
  )
  await unlessStoreFails(counting)
}
