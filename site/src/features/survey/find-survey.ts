import { afterSales } from '@/platform/after-sales'
import { OpenSurveyCache } from './open-survey-cache'

export const surveyDesk = new OpenSurveyCache(afterSales)
