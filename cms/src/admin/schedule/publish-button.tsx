import type { PublishButtonServerProps } from 'payload'
import { ownZone } from './own-zone'
import { PlannedPublishButton } from './planned-publish-button'

export async function PublishButton({ payload, user }: PublishButtonServerProps) {
  return <PlannedPublishButton zone={await ownZone(payload, user)} />
}
