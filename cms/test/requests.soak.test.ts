import { useAnswers } from './requests/answers'
import { describeBadRequests } from './requests/describe-bad-requests'

describeBadRequests(useAnswers('requests'), 1)
