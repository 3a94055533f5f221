/** The user can fix it. */
export class Problem extends Error {
  name = 'Problem'
}

/** @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error)
  const forThePerson = ['Problem', 'EnvironmentError', 'StepError'].includes(error.name)
  return forThePerson ? error.message : (error.stack ?? error.message)
}
