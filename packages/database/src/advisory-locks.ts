export const LOCKS = {
  cms: { migrations: 7201, jobRunner: 7202, seed: 7203, searchIndexer: 7204 },
  sandbox: { preparation: 7_240_119 },
  site: { migrations: 7_240_120 },
} as const
