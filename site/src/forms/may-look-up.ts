import type { PaidAction } from '@/abuse/actions'
import type { Numbers } from '@/abuse/subjects'
import { throttleForm } from '@/abuse/throttle-form'

/** Counts a look-up that no form was sent for. Past the budget, only a form can bring the work or the wait that it costs. */
export async function mayLookUp(action: PaidAction, numbers: Numbers, address: string): Promise<boolean> {
  return (await throttleForm({ action, numbers, address, form: new FormData() })) === null
}
