import { findRedirects } from '../../queries/redirects'
import type { Answer } from '../answer'

/** [2.2#21]–[2.2#23]; tags of all redirects may not fit into a header. */
export const redirectList: Answer<'redirectList'> = async (db) => ({
  result: { redirects: await findRedirects(db) },
  tags: ['redirects'],
})
