import { BENCH_PATH } from '../../translations/bench-contract'

/** @param language without it, the reader's */
export function addressOfBench(kind: string, id: number | string, language?: string): string {
  return `/admin${BENCH_PATH}/${kind}/${id}${language ? `?to=${language}` : ''}`
}
