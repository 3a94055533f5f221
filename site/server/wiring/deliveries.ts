import { deliverAppeal, deliverAppealChange } from '@/features/appeal/deliver-appeal'
import {
  deliverBooking,
  deliverCancellation,
  deliverChange,
} from '@/features/appointments/deliver-appointment'
import { deliverContest } from '@/features/contest/deliver-contest'
import { deliverPickUp, deliverPickUpCancellation } from '@/features/pick-up/deliver-pick-up'
import {
  deliverCancellation as deliverOrderCancellation,
  deliverOrder,
} from '@/features/purchase/deliver-order'
import { deliverRating } from '@/features/rating/deliver-rating'
import { deliverEnquiry } from '@/features/repair-status/enquiry/deliver-enquiry'
import { deliverQuoteAnswer } from '@/features/repair-status/quote/deliver-answer'
import { deliverSurvey } from '@/features/survey/deliver-survey'
import type { Delivery } from '@/handing-in/delivery'
import type { KindName } from '@/handing-in/kinds'

export const DELIVERIES: Record<KindName, Delivery> = {
  rating: deliverRating,
  'repair-quote-answer': deliverQuoteAnswer,
  'repair-enquiry': deliverEnquiry,
  survey: deliverSurvey,
  appointment: deliverBooking,
  'appointment-change': deliverChange,
  'appointment-cancel': deliverCancellation,
  'pick-up': deliverPickUp,
  'pick-up-cancel': deliverPickUpCancellation,
  appeal: deliverAppeal,
  'appeal-change': deliverAppealChange,
  'verdict-contest': deliverContest,
  'protection-order': deliverOrder,
  'protection-cancel': deliverOrderCancellation,
}
