import { deliverAppeal, deliverAppealChange } from '@/features/appeal/deliver-appeal'
import {
  deliverBooking,
  deliverCancellation,
  deliverChange,
} from '@/features/appointments/deliver-appointment'
import {
  deliverCancellation as deliverOrderCancellation,
  deliverOrder,
} from '@/features/purchase/deliver-order'
import { deliverRating } from '@/features/rating/deliver-rating'
import { deliverSurvey } from '@/features/survey/deliver-survey'
import type { Delivery } from './delivery'

export const KINDS = {
  rating: deliverRating,
  survey: deliverSurvey,
  appointment: deliverBooking,
  'appointment-change': deliverChange,
  'appointment-cancel': deliverCancellation,
  appeal: deliverAppeal,
  'appeal-change': deliverAppealChange,
  'protection-order': deliverOrder,
  'protection-cancel': deliverOrderCancellation,
} satisfies Record<string, Delivery>

export type KindName = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as KindName[]

/** Longest wait between two tries, in seconds, where money depends on it. */
export const LONGEST_WAITS: Partial<Record<KindName, number>> = {
  'protection-order': 60,
  'protection-cancel': 60,
}
