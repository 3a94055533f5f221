import { answerHomeForm, leadToTool } from '@/forms/home-handover'

/** The page checks it, and says what is wrong with it. */
export function askWarrantyAtHome(request: Request): Promise<Response> {
  return answerHomeForm(request, (asked) => leadToTool(asked, 'warranty-check'))
}
