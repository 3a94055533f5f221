import { describeFields } from './describe-fields'
import { describeOwnVersions } from './describe-own-versions'
import { describeRedirects } from './describe-redirects'
import { describeRefusedSchedules } from './describe-refused-schedules'
import { describeRestoring } from './describe-restoring'
import { useDesk } from './desk'

const desk = useDesk('saving')

describeFields(desk)
describeOwnVersions(desk)
describeRedirects(desk)
describeRestoring(desk)
describeRefusedSchedules(desk)
