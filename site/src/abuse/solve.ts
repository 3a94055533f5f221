import type { Challenge } from 'altcha-lib'

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
