import { ignoreFailure } from '@carelane/config/ignore-failure'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const worker = self as unknown as {
  onmessage: (event: MessageEvent<Challenge>) => void
  postMessage: (proof: string | null) => void
}

worker.onmessage = ({ data: challenge }) => {
  void ignoreFailure(solveChallenge({ challenge, deriveKey }), 'probing').then((solution) =>
    worker.postMessage(solution ? btoa(JSON.stringify({ challenge, solution })) : null),
  )
}
