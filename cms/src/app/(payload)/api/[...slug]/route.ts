import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { fromOwnPages } from '../../../../server/own-pages'

export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const POST = fromOwnPages(REST_POST(config))
export const PATCH = fromOwnPages(REST_PATCH(config))
export const PUT = fromOwnPages(REST_PUT(config))
export const DELETE = fromOwnPages(REST_DELETE(config))
