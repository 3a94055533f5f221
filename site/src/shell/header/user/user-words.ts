export interface UserWords {
  account: string
  own: string
  login: string
  logout: string
  logoutTips: string
  confirm: string
  cancel: string
}
