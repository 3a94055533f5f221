import { createHash } from 'node:crypto'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { may } from '../../access/collection-access'
import { cleanPicture, PictureRefused } from './clean-picture'
import { sayRefusal } from '../../refusals/say-refusal'

/** Runs before the access check, so requests that will be refused must cost nothing. */
export const acceptPicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const writes = operation === 'create' || operation === 'update'
  if (!writes || !req.file || !(overrideAccess || may(req, 'media', 'write'))) return args
  const { data, mimeType, extension } = await cleanPicture(req.file.data).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error
    if (error.cause) req.payload.logger.info({ err: error }, 'a picture could not be decoded')
    throw new ValidationError(
      { collection: 'media', errors: [{ path: 'file', message: sayRefusal(req, error.reason) }] },
      req.t,
    )
  })
  const version = createHash('sha256').update(data).digest('hex').slice(0, 10)
  const name = `${baseName(req.file.name)}-${version}.${extension}`
  req.file = { ...req.file, data, name, mimetype: mimeType, size: data.length }
  return args
}

function baseName(fileName: string): string {
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return base || 'picture'
}
