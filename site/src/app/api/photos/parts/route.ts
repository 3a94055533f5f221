import { whileStoreAnswers } from '@/platform/store/while-store-answers'
import { takePart, tellArrived } from '@/uploads/answer-photos'

export const GET = whileStoreAnswers(tellArrived)
export const POST = whileStoreAnswers(takePart)
