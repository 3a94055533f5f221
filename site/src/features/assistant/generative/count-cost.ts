import { ownLog } from '@/platform/log'
import { askStore } from '@/platform/store/store'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'

interface Cost {
  /** 0 for reading a question. */
  answers: 0 | 1
  tokensIn: number
  tokensOut: number
}

/** Tokens per UTC day. */
export async function countCost({ answers, tokensIn, tokensOut }: Cost): Promise<void> {
  ownLog().info({ tokensIn, tokensOut }, answers === 1 ? 'the model answered' : 'the model read a question')
  const counting = askStore(
    `INSERT INTO assistant_costs (day, answers, tokens_in, tokens_out)
     VALUES ((now() AT TIME ZONE 'UTC')::date, $3, $1, $2)
     ON CONFLICT (day) DO UPDATE SET answers = assistant_costs.answers + $3,
       tokens_in = assistant_costs.tokens_in + $1, tokens_out = assistant_costs.tokens_out + $2`,
    [tokensIn, tokensOut, answers],
  )
  await unlessStoreFails(counting)
}
