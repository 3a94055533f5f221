import { findRedirects } from '../../queries/redirects'
import type { Answer } from '../answer'

/** [2.2#21]–[2.2#23]; the kind's tag alone, for there may be more of them than a header has room for. */
export const redirectList: Answer<'redirectList'> = async (db) => ({
  result: { redirects: await findRedirects(db) },
  tags: ['redirects'],
})
