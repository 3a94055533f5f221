import { type Draft, DRAFT_PATH, draftRequest } from '@carelane/main-api'
import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import type { Endpoint, PayloadRequest } from 'payload'
import { mayReadDraft } from './may-read-draft'
import { isPreviewed } from './previewed-collections'
import { readDraft } from './read-draft'
import type { PreviewSettings } from './settings'
import { signedEndpoint } from './signed-endpoint'

/** 401 without the site's signature, 404 if the draft may not be seen. */
export function draftEndpoint({ secret }: PreviewSettings): Endpoint {
  return signedEndpoint(secret, DRAFT_PATH, async (req, body) => {
    const asked = draftRequest.safeParse(body)
    if (!asked.success) return { status: 400, message: 'A draft is asked for with its token and a section.' }
    const pass = readPreviewToken(secret, asked.data.token)
    const result = pass && (await findDraft(req, pass, asked.data.shortName))
    return result ? { status: 200, result } : { status: 404, message: 'There is no such draft.' }
  })
}

async function findDraft(
  { payload }: PayloadRequest,
  pass: PreviewPass,
  lang: string,
): Promise<Draft | null> {
  if (
    !isPreviewed(pass.collection) ||
    !(await mayReadDraft(payload, { ...pass, collection: pass.collection }))
  )
    return null
  return readDraft(payload, pass.collection, pass.id, lang)
}
