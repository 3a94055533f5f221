import preparePostgres from '../../../../packages/test-kit/src/postgres-global-setup'
import { startAskedDemo } from '../asked-demo'
import { askTuning, readTuningQuestions, tuningScore } from './tuning'

const languages = process.argv[2]?.split(',')
const endPostgres = await preparePostgres()
const demo = await startAskedDemo()
try {
  const questions = readTuningQuestions().filter(({ language }) => languages?.includes(language) ?? true)
  const outcomes = await askTuning(questions, demo.database)
  for (const { question, isFirst, isFound, isMet, told } of outcomes) {
    if (isFirst || !['content', 'tool', 'nearMiss'].includes(question.kind)) if (isMet) continue
    const mark = isFound && isMet ? 'later' : 'WRONG'
    line(
      `${mark} ${question.id} ${question.kind} “${question.q}” (${question.titles.join('; ')} ${question.tool ?? ''}): ${told}`,
    )
  }
  for (const language of new Set(questions.map((each) => each.language))) {
    const part = outcomes.filter(({ question }) => question.language === language)
    line(`${language} ${JSON.stringify(tuningScore(part))}`)
  }
  line(JSON.stringify(tuningScore(outcomes)))
} finally {
  await demo.stop()
  await endPostgres()
}
process.exit(0)

function line(text: string): void {
  process.stdout.write(`${text}\n`)
}
