// What the runners' own reports say: how many tests passed, and which did not. Plain Node: `npm test` begins with nothing
// installed.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../../packages/stack/src/root.mjs'

/** A message is told up to this length: its test's own output, further up, has all of it. */
const MESSAGE_LENGTH = 400

/**
 * @param {string} file a JSON report of Vitest
 * @returns {{passed: number, failures: string[], unstable: string[]}} each failure with its file, its name and what it
 *   printed; unstable is what passed at its second try
 */
export function readVitestReport(file) {
  const report = readReport(file)
  const files = report?.testResults ?? []
  const withStatus = (/** @type {string} */ wanted) =>
    files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) =>
          told(`${relative(ROOT, name)}: ${fullName}`, failureMessages[0]),
        ),
    )
  // A file that could not be run at all says so itself.
  const dead = files.filter(({ message }) => message)
  const failures = [
    ...dead.map(({ name, message }) => told(relative(ROOT, name), message)),
    ...withStatus('failed'),
  ]
  return { passed: report?.numPassedTests ?? 0, failures, unstable: withStatus('passed') }
}

/**
 * @param {string} file a JSON report of Playwright
 * @returns {{passed: number, failures: string[], unstable: string[]}} the same
 */
export function readPlaywrightReport(file) {
  const report = readReport(file)
  const specs = (report?.suites ?? []).flatMap(specsOf)
  const withStatus = (/** @type {string} */ wanted) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title, tests }) =>
        told(
          `${file}: ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
        ),
      )
  const unstable = withStatus('flaky')
  const passed = (report?.stats.expected ?? 0) + unstable.length
  return { passed, failures: withStatus('unexpected'), unstable }
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function told(name, message = '') {
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
