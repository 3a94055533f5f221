import { currentAccount } from '@/accounts/account'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { accountDevices, changeAccountDevices } from './account-devices'
import { isSame, withAll, withBoth, type KeptDevice, type OwnDevice, type ToldOfDevice } from './kept-device'
import { forgetDevices, keepInBrowser, recallDevices, rememberDevices } from './kept-devices'

export interface OwnDevices {
  devices: OwnDevice[]
  /** Of the account, those could not be had. */
  isAway: boolean
}

export type Changed = 'done' | 'full' | 'away'

/** Of the account first, if somebody is signed in. In pages, actions and routes. */
export async function ownDevices(): Promise<OwnDevices> {
  const [inBrowser, inAccount] = await Promise.all([recallDevices(), unlessStoreFails(devicesOfAccount())])
  return { devices: withBoth(inAccount.ok ? inAccount.value : [], inBrowser), isAway: !inAccount.ok }
}

export async function findOwnDevice(id: string | null): Promise<OwnDevice | undefined> {
  return (await ownDevices()).devices.find((device) => device.id === id)
}

/** In server actions only. What the account has stays there; else the browser keeps it. */
export async function keepToldDevice(told: ToldOfDevice): Promise<Changed> {
  const known = await unlessStoreFails(tellAccount(told))
  if (known.ok && known.value) return 'done'
  return (await keepInBrowser(told)) ? 'done' : 'full'
}

/** In server actions only. Wherever it is kept; null forgets it. */
export async function changeDevice(
  id: string,
  change: (device: KeptDevice) => KeptDevice | null,
): Promise<Changed> {
  const { devices, isAway } = await ownDevices()
  const device = devices.find((each) => each.id === id)
  if (!device) return isAway ? 'away' : 'done'
  const changed = (list: readonly KeptDevice[]) =>
    list.flatMap((each) => (isSame(each, device) ? (change(each) ?? []) : each))
  if (device.isInAccount && !(await changeOfAccount(changed))) return 'away'
  return (await rememberDevices(changed(await recallDevices()))) ? 'done' : 'full'
}

/** In server actions only. */
export async function forgetAllDevices(): Promise<Changed> {
  const isForgotten = await changeOfAccount((devices) => (devices.length === 0 ? null : []))
  if (isForgotten) await forgetDevices()
  return isForgotten ? 'done' : 'away'
}

/** In server actions only. From the browser; both have them in between, so none is lost. Who is not signed in keeps them here. */
export async function moveToAccount(): Promise<Changed> {
  const account = await unlessStoreFails(currentAccount())
  if (!account.ok) return 'away'
  if (!account.value) return 'done'
  const inBrowser = await recallDevices()
  let isFull = false
  const moved = await unlessStoreFails(
    changeAccountDevices(account.value.owner, (devices) => {
      const all = withAll(devices, inBrowser)
      isFull = all === null
      return all
    }),
  )
  if (!moved.ok) return 'away'
  if (isFull) return 'full'
  await forgetDevices()
  return 'done'
}

async function devicesOfAccount(): Promise<KeptDevice[]> {
  const account = await currentAccount()
  return account ? accountDevices(account.owner) : []
}

/** False if the account has it not. */
async function tellAccount(told: ToldOfDevice): Promise<boolean> {
  const account = await currentAccount()
  if (!account) return false
  return changeAccountDevices(account.owner, (devices) =>
    devices.some((each) => isSame(each, told))
      ? devices.map((each) => (isSame(each, told) ? { ...each, ...told } : each))
      : null,
  )
}

/** False if the store is away; who is not signed in has nothing to change there. */
async function changeOfAccount(change: (devices: KeptDevice[]) => KeptDevice[] | null): Promise<boolean> {
  const account = await unlessStoreFails(currentAccount())
  if (!account.ok) return false
  if (!account.value) return true
  return (await unlessStoreFails(changeAccountDevices(account.value.owner, change))).ok
}
