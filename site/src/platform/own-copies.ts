/** Cache of the visitor's own devices, as last shown. */
export const OWN_COPIES = 'offline-devices-1'
