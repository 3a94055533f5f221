/** After these there is nothing more to tell. */
export const LAST_STATES: readonly string[] = ['finished', 'canceled']
