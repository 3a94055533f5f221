/** Numbers of the advisory locks in the cms's database; a lock belongs to one database, so they are small. */
export const ADVISORY_LOCKS = { migrations: 7201, jobRunner: 7202, seed: 7203, searchIndexer: 7204 } as const
