export interface UserWords {
  account: string
  /** The page of who is logged in. */
  own: string
  login: string
  logout: string
  logoutTips: string
  confirm: string
  cancel: string
}
