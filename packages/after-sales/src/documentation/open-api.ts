import { documentOf } from '@carelane/open-api'
import { CALL_NAMES, CALLS } from '../contract/calls'
import { CALL_GROUPS } from './call-texts'
import { operationOf } from './operation'

/** OpenAPI 3.1. `brand` replaces `{brand}` in the paths; `serverUrl` has no trailing slash. */
export function openApiDocument(brand: string, serverUrl: string) {
  return documentOf({
    title: 'After-sales API',
    summary: 'What the service host of a device group answers to the Carelane site.',
    description: DESCRIPTION,
    serverUrl,
    groups: CALL_GROUPS,
    operations: CALL_NAMES.map((name) => ({
      method: CALLS[name].method,
      path: CALLS[name].path.replace('{brand}', brand),
      operation: operationOf(name),
    })),
    components: {
      securitySchemes: {
        sign: {
          type: 'apiKey',
          in: 'header',
          name: 'sign',
          description:
            'Lower-case hex MD5 of the secret followed by the values of the query, sorted by name and joined with ' +
            'commas, as they are sent; of a POST, of the secret alone.',
        },
        authorization: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that the account provider gave the visitor, as it is.',
        },
      },
    },
  })
}

const DESCRIPTION = `An answer is the envelope \`{ code, data, message }\`; \`status\` and \`result\` are read as well. \
Any code but that of success is a failure, also under HTTP status 200. An encrypted answer is base64 of AES-ECB with \
PKCS7; a plain one is read in its place. Extensions: \`x-personal\` names the fields that no log may hold in clear, \
\`x-effect\` whether a call may be made again, \`x-deadline-ms\` how long the site waits for it.`
