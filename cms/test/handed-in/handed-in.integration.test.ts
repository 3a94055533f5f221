import { useCmsWithSite } from '../support/cms-with-site'
import { describeAbuse } from './describe-abuse'
import { describeAssistantQuestions } from './describe-assistant-questions'
import { describeScores } from './describe-scores'
import { describeFakeReports } from './describe-fake-reports'
import { describeFinderResults } from './describe-finder-results'
import { describeTeaching } from './describe-teaching'
import { describeSubmissions } from './describe-submissions'

const started = useCmsWithSite('handed_in')

describeAssistantQuestions(started)
describeScores(started)
describeTeaching(started)
describeFakeReports(started)
describeFinderResults(started)
describeSubmissions(started)
describeAbuse(started)
