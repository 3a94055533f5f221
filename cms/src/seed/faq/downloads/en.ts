import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Where do I download drivers and manuals for my laptop?',
    answer: `
Under [drivers and manuals](page:drivers-download). There are two ways to your laptop:

1. Enter its serial number, the **SNID**. This is the surer way, since it knows what is built in.
2. Choose the brand, the series and the model.

Then you see the drivers, each with its date, version, size and operating system, and beside them the user manual and the installation guide. If you need everything after a fresh installation, take the downloader: it fetches all drivers at once.

Drivers are free. If a site asks for money for them, or for your card number, leave it.
`,
  },
  'find-the-snid': {
    question: 'Where is the SNID of my laptop, and why is mine not accepted?',
    answer: `
The SNID is the serial number on the label at the bottom of the laptop, and on the box. If the label is worn, ask the laptop itself: on Windows, open the Terminal and type \`Get-CimInstance Win32_BIOS\`; the number stands behind 'SerialNumber'.

If the page says that the information is incorrect:

- leave out spaces and dashes;
- look at \`0\` and \`O\`, \`1\` and \`I\`, \`5\` and \`S\`;
- use the number of the laptop, not that of the charger or the battery.

It still does not work? [Choose the model instead](page:drivers-download). After a mainboard was replaced, the laptop may report no number at all; then the label counts.
`,
  },
  'which-driver-first': {
    question: 'Which driver do I install first, and do I need all of them?',
    answer: `
Do not touch what works. A driver is worth replacing when something does not work, after a new installation of Windows, or when an update names your very fault.

:::steps
# Chipset
Others build on it. Restart afterwards.

# Graphics, then network and sound
One at a time, so that you know which one helped.

# The rest
Touchpad, camera, fingerprint reader.
:::

:::warning
A BIOS update is something else. Do it only for a reason, with the charger plugged in and the battery above half, and do not switch off meanwhile.
:::

Choose the operating system that you have: Settings, System, About shows it. [All drivers](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'What can the app do, and how do I get it?',
    answer: `
It brings the service of this site to your phone, and it can be used to buy [screen damage protection](page:protection) within 3 days of activation.

Scan the QR code in the footer of this page with the camera of your phone. It leads to the right place for your country. If you read this on the phone that shall have the app, open the page on a second screen, or let somebody show you the code.

:::warning
Take the app from there and not from a link in a message. Nobody from our service sends you an installation file, and nobody needs remote control of your phone to check a warranty.
:::

You can also do without it: the tools work in the browser, also on an old phone and a slow network.
`,
  },
}
