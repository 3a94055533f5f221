type Harmless =
  | 'aborted' // wait ended by its signal
  | 'closing' // the resource is given up anyway
  | 'probing' // the failure answers the question
  | 'unreadable' // somebody else's input; the answer says so
  | 'reported elsewhere' // another caller awaits the same work

/** The only way to ignore a failure. */
export async function ignoreFailure<Result>(
  work: PromiseLike<Result>,
  _why: Harmless,
): Promise<Result | undefined> {
  const [settled] = await Promise.allSettled([work])
  return settled.status === 'fulfilled' ? settled.value : undefined
}
