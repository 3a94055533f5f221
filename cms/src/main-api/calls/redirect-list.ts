import { findRedirects } from '../../queries/redirects'
import type { Answer } from '../answer'

/** [2.2#21]–[2.2#23]; the tags of all would not fit into a header. */
export const redirectList: Answer<'redirectList'> = async (db) => ({
  result: { redirects: await findRedirects(db) },
  tags: ['redirects'],
})
