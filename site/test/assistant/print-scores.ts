import preparePostgres from '../../../packages/test-kit/src/postgres-global-setup'
import { startAskedDemo } from './asked-demo'
import { isHeldOut, readQuestions } from './questions'
import { type Outcome, scoreOf } from './score'

const endPostgres = await preparePostgres()
const demo = await startAskedDemo()
try {
  const outcomes = await demo.askAll(readQuestions())
  print('tuned on', (outcome) => !isHeldOut(outcome.question), outcomes)
  print('held out', (outcome) => isHeldOut(outcome.question), outcomes)
} finally {
  await demo.stop()
  await endPostgres()
}
process.exit(0)

function print(name: string, belongs: (outcome: Outcome) => boolean, outcomes: readonly Outcome[]): void {
  const part = outcomes.filter(belongs)
  const score = scoreOf(part)
  const share = (right: number, all: number) => `${right} of ${all} (${Math.round((100 * right) / all)} %)`
  line(`\n${name}: ${score.asked} questions`)
  line(`  right source first           ${share(score.first, score.sources)}`)
  line(`  right source among the cited ${share(score.cited, score.sources)}`)
  line(`  refusals right               ${share(score.refused, score.refusals)}`)
  line(`  tools right                  ${share(score.led, score.tools)}`)
  line(`  wrong claims                 ${score.wrong}`)
  if (name === 'held out') return
  for (const { question, isCited, isFirst, isRefused, isLed, told } of part) {
    const isRight = question.sources ? isCited && isFirst : question.refusal ? isRefused : isLed
    if (!isRight) line(`  ${isCited ? '~' : '✗'} ${question.id} ${JSON.stringify(question.text)}: ${told}`)
  }
}

function line(text: string): void {
  process.stdout.write(`${text}\n`)
}
