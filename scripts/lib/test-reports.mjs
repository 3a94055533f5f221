// Plain Node: `npm test` begins with nothing installed.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../../packages/stack/src/root.mjs'

// The whole message is in the test's own output.
const MESSAGE_LENGTH = 400

/**
 * @param {string} file a JSON report
 * @returns {{passed: number, failures: string[], files: {file: string, seconds: number}[]}}
 */
export function readVitestReport(file) {
  const report = readReport(file)
  const results = report?.testResults ?? []
  // A file that could not be run.
  const dead = results.filter(({ message }) => message)
  const failed = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        failureLine(`${relative(ROOT, name)}: ${fullName}`, failureMessages[0]),
      ),
  )
  return {
    passed: report?.numPassedTests ?? 0,
    failures: [...dead.map(({ name, message }) => failureLine(relative(ROOT, name), message)), ...failed],
    files: results.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/**
 * @param {string} file a JSON report
 * @returns {ReturnType<typeof readVitestReport> & {unstable: string[]}} with what passed at its second try
 */
export function readPlaywrightReport(file) {
  const report = readReport(file)
  const specs = (report?.suites ?? []).flatMap(specsOf)
  const resultsOf = ({ tests }) => tests.flatMap(({ results }) => results)
  const seconds = new Map()
  for (const spec of specs)
    for (const { duration = 0 } of resultsOf(spec))
      seconds.set(spec.file, (seconds.get(spec.file) ?? 0) + duration / 1000)
  const linesOf = (/** @type {string} */ wanted) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) =>
        failureLine(`${spec.file}: ${spec.title}`, resultsOf(spec).find(({ error }) => error)?.error.message),
      )
  const unstable = linesOf('flaky')
  return {
    passed: (report?.stats.expected ?? 0) + unstable.length,
    failures: linesOf('unexpected'),
    unstable,
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  }
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failureLine(name, message = '') {
  const plain = message.replace(/\u001b\[\d*m/g, '').trim()
  return `${name}\n    ${plain.slice(0, MESSAGE_LENGTH).replaceAll('\n', '\n    ')}`
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
