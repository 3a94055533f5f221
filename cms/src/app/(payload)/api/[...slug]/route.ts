import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseUnreadable } from '../../../../requests/refuse-unreadable'
import { fromOwnPages } from '../../../../server/own-pages'

export const GET = refuseUnreadable(REST_GET(config))
export const OPTIONS = refuseUnreadable(REST_OPTIONS(config))
export const POST = fromOwnPages(refuseUnreadable(REST_POST(config)))
export const PATCH = fromOwnPages(refuseUnreadable(REST_PATCH(config)))
export const PUT = fromOwnPages(refuseUnreadable(REST_PUT(config)))
export const DELETE = fromOwnPages(refuseUnreadable(REST_DELETE(config)))
