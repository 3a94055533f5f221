import { assistantGate, shortUrl, surveyList } from '../shell/shell-calls'
import { warrantyInfo } from '../warranty/warranty-call'
import type { SandboxCall } from './sandbox-call'

/** Every call that the sandbox answers. */
export const CALLS: readonly SandboxCall[] = [warrantyInfo, shortUrl, assistantGate, surveyList]
