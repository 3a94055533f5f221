/** For the home page. */
export interface ShownDevice {
  href: string
  name: string
  warranty: string
}
