import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'How we treat your data in a repair',
  summary:
    'A phone holds half a life. This is what technicians may see, what they never do, and what you can do yourself.',
  coverAlt: 'A large padlock between a phone with contacts and a folder with pictures',
  body: `
Whoever hands in a phone hands in photos, chats and bank apps too. You should know what happens to them. These are the rules that apply to every repair by Carelane.

## What we never do

- We do not look at photos, messages, contacts or the history of your browser.
- We do not copy the content of your device.
- We do not ask for passwords of accounts, banks or mail.
- We do not install anything that the repair does not need.

## What a technician needs

Some tests need an unlocked phone: touch, cameras, microphone, charging, network. For that, one of three ways is enough.

:::steps
# You erase the phone
This is the best way when it still works. [Save your data](article:back-up-phone-before-repair) first, then reset it in Settings.

# You switch on a repair mode
Some phones have a mode that hides your data behind a new, empty user. Look for 'repair mode' or 'maintenance mode' in Settings.

# You unlock it yourself
You can wait during a short test and enter the code on your own, when you hand the phone in and when you pick it up.
:::

:::warning
Never write your code on the order, and do not send it by message. Nobody from our service asks for the password of your account, and nobody calls you to have it. If somebody does, hang up and call the hotline in the footer.
:::

## When a part with memory is replaced

On most phones your data is on the mainboard. If the board has to be replaced, the data goes with it; we tell you before, and you decide. Replaced boards are not given to anybody in a usable state.

## When the phone is erased

For some faults a reset is part of the repair. We ask you first. Without a backup, what was on it cannot be brought back, and we cannot be liable for it. So take the half hour beforehand.

## What we keep

The order holds what a repair needs: your name and a way to reach you, the IMEI or serial number, the fault, the parts and the dates. You can ask what is stored about you, and have mistakes corrected. The privacy policy in the footer says how.

If you have the feeling that somebody did not keep to these rules, tell us through the hotline, or when you rate your repair.
`,
}
