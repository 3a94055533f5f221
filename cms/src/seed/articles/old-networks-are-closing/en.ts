import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Old networks are closing: will your phone still call?',
  summary:
    'In many countries operators switch off 2G or 3G. A phone may then show a signal for data and fail to make a call. How to check in time.',
  coverAlt: 'A radio mast whose waves are dashed on one side, and a phone with a receiver',
  body: `
Radio frequencies are scarce. To make room for 4G and 5G, operators in many countries switch off their older networks: 3G in most places first, 2G in some. When that happens near you, an old phone does not only get slower. It may no longer be able to call.

## Why a call is special

On 2G and 3G, calls have a way of their own. On 4G they travel as data, and this is called VoLTE. The phone must know it, it must be switched on, and the operator must have allowed it for this model. If one of the three is missing, the phone falls back to 2G or 3G for each call. Without these networks there is nothing to fall back to.

:::steps
# Ask what is planned
Look at your operator's site for '2G', '3G' or 'switch-off', and note the date.

# Test VoLTE
Call somebody and look at the top of the screen. If 4G, LTE, HD or VoLTE stays there during the call, all is well. If it changes to 3G, H, E or 2G, it is not.

# Switch it on
Settings, SIM or Mobile network, VoLTE or 4G calls. On some phones it is hidden until the operator's SIM is in.

# Update
Install all updates. Operators often allow a model with an update.

# Test once more
If it still falls back, ask the operator whether your model is supported.
:::

## Not only phones

Think of the tablet with a SIM, the alarm system, the tracker in the car, the emergency button of your grandparents, the card reader in the shop. Many of them use 2G. Ask the maker before the date and not after it.

:::warning
Emergency calls count too. A phone that cannot make normal calls after the switch-off may not reach the emergency number either. Do not rely on it.
:::

## If your phone does not know VoLTE

A repair cannot help then: it is a matter of the radio and the software. For a phone that is mostly for calls, a simple one with 4G is enough; look for VoLTE on the box. Before you pass the old one on, note its [IMEI](article:find-your-imei-number) and erase it.

And if it has no network at all, check the simple things first: aeroplane mode, the card, the tray.
`,
}
