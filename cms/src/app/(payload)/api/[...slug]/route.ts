import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { keepTokensOutOfCaches } from '../../../../requests/keep-tokens-out-of-caches'
import { refuseUnreadable } from '../../../../requests/refuse-unreadable'
import { fromOwnPages } from '../../../../server/own-pages'

const read = (handler: ReturnType<typeof REST_GET>) => keepTokensOutOfCaches(refuseUnreadable(handler))
const write = (handler: ReturnType<typeof REST_POST>) => fromOwnPages(read(handler))

export const GET = read(REST_GET(config))
export const OPTIONS = read(REST_OPTIONS(config))
export const POST = write(REST_POST(config))
export const PATCH = write(REST_PATCH(config))
export const PUT = write(REST_PUT(config))
export const DELETE = write(REST_DELETE(config))
