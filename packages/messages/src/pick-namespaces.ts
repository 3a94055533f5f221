import type { Messages, Namespace } from './get-messages'

/** Limits what is sent to the browser. */
export function pickNamespaces<Name extends Namespace>(
  messages: Messages,
  names: readonly Name[],
): Pick<Messages, Name> {
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<Messages, Name>
}
