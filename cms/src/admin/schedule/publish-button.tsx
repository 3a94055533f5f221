import type { PublishButtonServerProps } from 'payload'
import { ownZone } from './own-zone'
import { PlannedPublishButton } from './planned-publish-button'

/** Payload's button, whose drawer plans by the clock of the editor's country and tells why a plan is refused. */
export async function PublishButton({ payload, user }: PublishButtonServerProps) {
  return <PlannedPublishButton zone={await ownZone(payload, user)} />
}
