import { openApiDocument } from '../../../main-api/documentation/open-api'

export const dynamic = 'force-static'

export function GET(): Response {
  return Response.json(openApiDocument())
}
