import { afterSales } from '@/platform/after-sales'
import { OpenSurveyCache } from './open-survey-cache'

export const openSurveys = new OpenSurveyCache(afterSales)
