import { whileStoreAnswers } from '@/platform/store/while-store-answers'
import { beginPhoto, showPhoto, takeBack } from '@/uploads/answer-photos'

export const GET = whileStoreAnswers(showPhoto)
export const POST = whileStoreAnswers(beginPhoto)
export const DELETE = whileStoreAnswers(takeBack)
