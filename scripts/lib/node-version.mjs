// Old syntax, so that old Node versions can say what is wrong.

const RUNS_ON = 24
const CAN_FETCH = [20, 19]

export function checkNodeVersion(version = process.versions.node) {
  const parts = version.split('.').map(Number)
  const enough = parts[0] > CAN_FETCH[0] || (parts[0] === CAN_FETCH[0] && parts[1] >= CAN_FETCH[1])
  if (enough) return true
  console.error(
    'Carelane needs Node ' +
      CAN_FETCH.join('.') +
      ' or later, and this is Node ' +
      version +
      '. ' +
      'See https://nodejs.org/',
  )
  process.exitCode = 1
  return false
}

export function isCurrentNode(version = process.versions.node) {
  return Number(version.split('.')[0]) >= RUNS_ON
}
