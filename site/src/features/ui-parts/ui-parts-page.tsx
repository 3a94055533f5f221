import { RichText } from '@/ui/rich-text/rich-text'
import { Button, ButtonLink } from '@/ui/button/button'
import { Callout, type Tone } from '@/ui/callout/callout'
import { Card } from '@/ui/card/card'
import { Facts } from '@/ui/facts/facts'
import { Field } from '@/ui/field/field'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import { PhotoField } from '../uploads/photo-field'
import { photoWords } from '../uploads/photo-words'
import { Colors, Icons, Measures, Type } from './tokens'
import { Part } from './part'
import { SAMPLE_TEXT } from './sample-text'
import styles from './ui-parts.module.css'

const TONES: readonly Tone[] = ['hint', 'good', 'wait', 'bad']

const PHOTOS = 3

/** All that screens are made of, for those who make them: in English, and named by no other page. */
export function UiPartsPage() {
  return (
    <div className={`page ${styles.parts}`} lang="en" dir="ltr">
      <h1>Parts</h1>
      <Colors />
      <Type />
      <Measures />
      <Icons />
      <Part name="Button">
        <Button>Check warranty</Button>
        <Button look="quiet">Read the policy</Button>
        <Button disabled>Checking</Button>
        <ButtonLink href="#content">A link that looks like one</ButtonLink>
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Sections"
          tabs={['All', 'Service', 'News'].map((name, place) => ({
            name,
            href: `#${name}`,
            isCurrent: place === 0,
          }))}
        />
      </Part>
      <Part name="Field">
        <Field id="empty" label="IMEI" hint="15 digits. Dial *#06# to see it." inputMode="numeric" />
        <Field id="wrong" label="Work order" defaultValue="12" error="A work order has 10 digits." />
      </Part>
      <Part name="Photos">
        <PhotoField
          field={{ name: 'photos', defaultValue: '', error: undefined }}
          label="Photos of the fault"
          most={PHOTOS}
          draft="parts"
          words={photoWords(PHOTOS, { tag: 'en' })}
        />
      </Part>
      <Part name="Callout">
        {TONES.map((tone) => (
          <Callout key={tone} tone={tone} title={tone}>
            <p>Colour never says it alone: there is an icon and a word.</p>
          </Callout>
        ))}
      </Part>
      <Part name="Card, Facts, Skeleton">
        <Card>
          <h3>In warranty until 4 March 2027</h3>
          <Facts
            facts={[
              { label: 'Model', value: 'Aster A1' },
              { label: 'IMEI', value: '004401022383190', isCode: true },
            ]}
          />
        </Card>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </Part>
      <Part name="Rich text">
        <RichText nodes={SAMPLE_TEXT} words={{ hint: 'Good to know', warning: 'Take care' }} />
      </Part>
    </div>
  )
}
