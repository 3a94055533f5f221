import type { Messages, Namespace } from './get-messages'

/** The texts that one part of a page needs, so that the browser is not sent the others. */
export function pickNamespaces<Name extends Namespace>(
  messages: Messages,
  names: readonly Name[],
): Pick<Messages, Name> {
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<Messages, Name>
}
