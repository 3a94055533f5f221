export const SLOT_TAKEN = 'slotTaken'
