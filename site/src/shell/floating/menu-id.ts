/** Of what the one button of a phone opens. */
export const MENU_ID = 'quick-help'
