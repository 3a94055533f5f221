import { Button, ButtonLink } from '@/ui/button/button'
import { Callout, type Tone } from '@/ui/callout/callout'
import { Card } from '@/ui/card/card'
import { WithCodes } from '@/ui/codes/with-codes'
import { DeviceDrawing } from '@/ui/device-drawing/device-drawing'
import { DeviceFacts } from '@/ui/device-drawing/device-facts'
import { Facts } from '@/ui/facts/facts'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { Field } from '@/ui/field/field'
import { SelectField } from '@/ui/field/select-field'
import { TextAreaField } from '@/ui/field/text-area-field'
import { Icon } from '@/ui/icon/icon'
import { ICONS, type IconName } from '@/ui/icon/icons'
import row from '@/ui/link-row/link-row.module.css'
import panel from '@/ui/panel/panel.module.css'
import { Picture } from '@/ui/picture/picture'
import { drawQrCode } from '@/ui/qr-code/draw-qr-code'
import { RichText } from '@/ui/rich-text/rich-text'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import { Timeline } from '@/ui/timeline/timeline'
import type { BlockExample } from './block-example'
import { DialogExample } from './dialog-example'
import { SAMPLE_PICTURE, SAMPLE_TEXT } from './sample-text'
import styles from './ui-parts.module.css'

const TONES: readonly Tone[] = ['hint', 'good', 'wait', 'bad']
const ICON_NAMES = Object.keys(ICONS) as IconName[]
const BRANDS = [
  { value: 'aster', name: 'Aster' },
  { value: 'birch', name: 'Birch' },
]

export const BLOCK_EXAMPLES: readonly BlockExample[] = [
  {
    folder: 'button',
    name: 'Button',
    needs:
      'A button does something here, a link goes somewhere. Its words make sense out of context. A button that waits stays focusable and says so in a live region; use disabled only where nothing can be done.',
    states: (
      <>
        <Button>Check warranty</Button>
        <Button look="quiet">Read the policy</Button>
        <Button look="next">See prices</Button>
        <Button disabled>Checking</Button>
        <ButtonLink href="#content">A link that looks like one</ButtonLink>
        <ButtonLink href="#content" look="quiet">
          A quiet link
        </ButtonLink>
      </>
    ),
  },
  {
    folder: 'device-drawing',
    name: 'Drawing of a device',
    needs:
      'The name of the model beside it: the drawing is decorative. A model that the catalogue does not have gets the drawing of its kind.',
    states: (
      <>
        {['Aster Nova 6 Pro', 'Aster Slate 11', 'Kite Watch 3 LTE', 'Solis Vision 50', 'Aster Book 14'].map(
          (model) => (
            <DeviceDrawing key={model} model={model} size={96} />
          ),
        )}
        <DeviceFacts
          device={{ model: 'Solis Fresh Fridge 320' }}
          facts={[{ label: 'Model', value: 'Solis Fresh Fridge 320' }]}
        />
      </>
    ),
  },
  {
    folder: 'tabs',
    name: 'Tabs',
    needs:
      'A label that names the set. They are links with addresses of their own, so the current one is marked with aria-current and no arrow keys are expected.',
    states: (
      <Tabs
        label="Sections"
        tabs={['All', 'Service', 'News'].map((name, place) => ({
          name,
          href: `#${name}`,
          isCurrent: place === 0,
        }))}
      />
    ),
  },
  {
    folder: 'field',
    name: 'Fields and choices',
    needs:
      'An id that is unique on the page, a visible label, and the error as text. Hint and error are tied to the input by aria-describedby, which the block does. A choice group needs a legend; its id is also that of the first choice, so that the summary of errors can lead there.',
    states: (
      <>
        <Field id="empty" label="IMEI" hint="15 digits. Dial *#06# to see it." inputMode="numeric" />
        <Field id="wrong" label="Work order" defaultValue="12" error="A work order has 10 digits." />
        <Field id="optional" label="Email (optional)" type="email" isOptional />
        <SelectField id="brand" label="Brand" empty="Choose" options={BRANDS} />
        <SelectField
          id="brand-wrong"
          label="Brand of the part"
          options={BRANDS}
          error="Parts of this brand are not sold here."
        />
        <TextAreaField id="fault" label="What is wrong" hint="Up to 500 characters." />
        <TextAreaField
          id="fault-wrong"
          label="What was done"
          hint="Up to 500 characters."
          error="Say what was done."
        />
        <Choices id="way" legend="How shall we reach you?" error={undefined} />
        <Choices id="way-wrong" legend="When shall we call?" error="Choose one." />
      </>
    ),
  },
  {
    folder: 'callout',
    name: 'Callout',
    needs:
      'A title that says what the colour means. Put role="status" or role="alert" around it where it appears after an action.',
    states: TONES.map((tone) => (
      <Callout key={tone} tone={tone} title={tone}>
        <p>Colour never says it alone: there is an icon and a word.</p>
      </Callout>
    )),
  },
  {
    folder: 'card',
    name: 'Card',
    needs: 'A heading where it stands for something of its own; the card itself has no role.',
    states: (
      <>
        <Card>
          <h3>In warranty until 4 March 2027</h3>
          <p>Two years from the day of activation.</p>
        </Card>
        <Card padded={false}>
          <Picture picture={SAMPLE_PICTURE} sizes="12rem" />
        </Card>
      </>
    ),
  },
  {
    folder: 'facts',
    name: 'Facts',
    needs: 'Labels that differ. A value that is a code is marked, so that it keeps its order in Arabic.',
    states: (
      <Facts
        facts={[
          { label: 'Model', value: 'Aster A1' },
          { label: 'IMEI', value: '004401022383190', isCode: true },
          { label: 'Total', value: '₦12,000', isTotal: true },
        ]}
      />
    ),
  },
  {
    folder: 'timeline',
    name: 'Timeline',
    needs:
      'Words for a step that is not reached. The step that was reached last has aria-current="step"; times stand in time elements.',
    states: (
      <Timeline
        notYet="Not yet"
        steps={[
          {
            name: 'received',
            label: 'Received',
            moment: { at: '2026-11-20T09:00:00Z', text: '20 November, 10:00' },
            isReached: true,
          },
          { name: 'repairing', label: 'Being repaired', moment: null, isReached: true },
          { name: 'ready', label: 'Ready', moment: null, isReached: false },
        ]}
      />
    ),
  },
  {
    folder: 'dialog',
    name: 'Dialog',
    needs:
      'The id of its heading, or a question, names it. The browser keeps the focus inside and gives it back; Escape closes it. Whatever a dialog asks also needs a page that works without scripts.',
    states: <DialogExample />,
  },
  {
    folder: 'link-row',
    name: 'Row of links',
    needs:
      'A list, in a nav with a label where it leads around. The current one is marked with aria-current.',
    states: (
      <ul role="list" className={row.row}>
        {['Phone', 'Television', 'Laptop'].map((name) => (
          <li key={name}>
            <a href="#content">{name}</a>
          </li>
        ))}
      </ul>
    ),
  },
  {
    folder: 'panel',
    name: 'Panel',
    needs: 'A heading, and one action.',
    states: (
      <section className={panel.panel}>
        <h3>Is your phone wet?</h3>
        <p>Leave it off and bring it to us.</p>
        <ButtonLink href="#content">Find a service centre</ButtonLink>
      </section>
    ),
  },
  {
    folder: 'skeleton',
    name: 'Skeleton',
    needs:
      'A live region beside it that says that something is loading; the grey lines are hidden from screen readers.',
    states: (
      <Card>
        <Skeleton lines={4} />
      </Card>
    ),
  },
  {
    folder: 'codes',
    name: 'Codes in a text',
    needs:
      'Use it wherever a text of an editor or of the service may hold a code: the code keeps its order between Arabic letters.',
    states: (
      <>
        <p>
          <WithCodes text="Order WONG1234567890 is ready." />
        </p>
        <p lang="ar" dir="rtl">
          <WithCodes text="الطلب WONG1234567890 جاهز." />
        </p>
      </>
    ),
  },
  {
    folder: 'picture',
    name: 'Picture',
    needs:
      'A text alternative, or decorative where the words beside it say the same. Width and height reserve its room; sizes says how wide it is shown.',
    states: (
      <>
        <Picture picture={SAMPLE_PICTURE} sizes="12rem" />
        <Picture picture={SAMPLE_PICTURE} sizes="12rem" ratio="16 / 9" decorative />
      </>
    ),
  },
  {
    folder: 'qr-code',
    name: 'QR code',
    needs:
      'Dark on white in every scheme, with its quiet zone. The address stands beside it as a link: nobody scans their own screen.',
    states: (
      <div
        className={styles.code}
        role="img"
        aria-label="QR code of https://service.example/app"
        // eslint-disable-next-line no-restricted-syntax -- a constant, drawn by a package
        dangerouslySetInnerHTML={{ __html: drawQrCode('https://service.example/app') }}
      />
    ),
  },
  {
    folder: 'icon',
    name: 'Icon',
    needs:
      'Decoration only, hidden from screen readers: the words beside it, or the name of its button, say the same.',
    states: ICON_NAMES.map((name) => (
      <figure key={name} className={styles.swatch}>
        <Icon name={name} />
        <figcaption>{name}</figcaption>
      </figure>
    )),
  },
  {
    folder: 'rich-text',
    name: 'Rich text',
    needs:
      'Its headings begin at level 2, so the page has its own h1. The words that name callouts come from the page, in its language. A wide table scrolls in a region that the keyboard reaches.',
    states: <RichText nodes={SAMPLE_TEXT} words={{ hint: 'Good to know', warning: 'Take care' }} />,
  },
]

function Choices({ id, legend, error }: { id: string; legend: string; error: string | undefined }) {
  return (
    <ChoiceGroup id={id} legend={legend} role="radiogroup" error={error}>
      {['By phone', 'By email'].map((name, place) => (
        <label key={name}>
          <input type="radio" name={id} id={place === 0 ? id : `${id}-${place}`} value={name} /> {name}
        </label>
      ))}
    </ChoiceGroup>
  )
}
