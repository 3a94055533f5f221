import type { Challenge } from 'altcha-lib'

/** Computes the proof beside the page, which stays as quick as it was; null where this browser cannot. */
export function solve(challenge: Challenge, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
    const end = (proof: string | null) => {
      worker.terminate()
      resolve(proof)
    }
    worker.onmessage = ({ data }: MessageEvent<string | null>) => end(data)
    worker.onerror = () => end(null)
    signal.addEventListener('abort', () => end(null))
    worker.postMessage(challenge)
  })
}
