import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Save your data before a repair',
  summary:
    'A repair may need the phone to be erased. Half an hour beforehand keeps your photos, chats and contacts safe, even when the screen is broken.',
  coverAlt: 'A phone sends its content to a cloud, with a tick as confirmation',
  body: `
We repair phones, but we cannot promise to keep what is stored on them. Some repairs need a reset, and a phone that fails during the test may lose its memory. So the rule is simple: what you want to keep should also be somewhere else before you hand the phone in.

## What to save

- **Photos and videos**, the largest part and the one most people miss.
- **Contacts and calendar**, if they are on the phone and not in an account.
- **Chats.** Most messengers have a backup of their own, and it is often switched off.
- **Codes.** Sign-in codes from an authenticator app do not come along by themselves. Move them to another device, or note the recovery codes.
- **Files**: downloads, recordings, scans, notes.

## How to do it

:::steps
# Plug in and join a Wi-Fi network
A first backup takes from ten minutes to some hours, and a phone that runs empty stops it.

# Back up to your account
In Settings, search for 'backup', choose what to save and start it. Wait for the message with the date and time.

# Copy photos a second time
Connect the phone to a computer by cable, choose file transfer, and copy the folder \`DCIM\`. If you have no computer, a USB stick with a suitable plug works with most phones.

# Save each messenger
Open its settings, find the backup of chats, and start it by hand.

# Check before you erase anything
Open the account in a browser on another device and look for a photo from today.
:::

:::hint
The screen is dark or does not react, but the phone still rings? With many phones an adapter from USB-C to a mouse, and another to a television, lets you see and confirm what is needed. Ask at the service centre when you are not sure.
:::

## Just before you hand it in

Take out the SIM and memory cards. Write down the [IMEI](article:find-your-imei-number). Sign out of your account and switch off the lock that finds a lost phone: with it active, a new mainboard cannot be set up. If the phone works, erase it in Settings under Reset. [What we do with data that is left on a phone](article:how-we-treat-your-data-in-a-repair) is explained separately.
`,
}
