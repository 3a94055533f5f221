import { afterSales } from '@/platform/after-sales'
import { SurveyDesk } from './survey-desk'

export const surveyDesk = new SurveyDesk(afterSales)
