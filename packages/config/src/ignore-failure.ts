/** Why a failure has no consequence. */
type Harmless =
  | 'aborted' // a wait that its signal ended early
  | 'closing' // the thing is given up anyway
  | 'probing' // whether it works was the question
  | 'unreadable' // input of somebody else, whom the answer tells
  | 'reported elsewhere' // whoever else awaits the same work meets the failure

/** The result of the work, or undefined where it failed: the only way to ignore a failure, with the reason beside it. */
export async function ignoreFailure<Result>(
  work: PromiseLike<Result>,
  _why: Harmless,
): Promise<Result | undefined> {
  const [settled] = await Promise.allSettled([work])
  return settled.status === 'fulfilled' ? settled.value : undefined
}
