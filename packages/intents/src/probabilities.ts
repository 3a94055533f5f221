/** In place. */
export function toProbabilities(scores: Float32Array): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - most)
    sum += scores[at] ?? 0
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
}
