import { useCmsWithSite } from '../support/cms-with-site'
import { describeAssistantQuestions } from './describe-assistant-questions'
import { describeSubmissions } from './describe-submissions'

const started = useCmsWithSite('handed_in')

describeAssistantQuestions(started)
describeSubmissions(started)
