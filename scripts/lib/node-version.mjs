// Syntax that old Node versions understand: the check must be able to say what is wrong.

/** Whether this Node can run the project; says what is needed when it cannot. */
export function checkNodeVersion(version = process.versions.node) {
  const parts = version.split('.').map(Number)
  const enough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)
  if (enough) return true
  console.error(
    'Carelane needs Node 20.19 or later, and this is Node ' + version + '. See https://nodejs.org/',
  )
  process.exitCode = 1
  return false
}
