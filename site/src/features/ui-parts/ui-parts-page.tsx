import { PhotoField } from '@/uploads/photo-field'
import { photoWords } from '@/uploads/photo-words'
import { BlockExamples } from './block-example'
import { BLOCK_EXAMPLES } from './block-examples'
import { Colors, Measures, Type } from './tokens'
import { Part } from './part'
import styles from './ui-parts.module.css'

const PHOTOS = 3

export function UiPartsPage() {
  return (
    <div className={`page ${styles.parts}`} lang="en">
      <h1>Parts</h1>
      <Colors />
      <Type />
      <Measures />
      <BlockExamples examples={BLOCK_EXAMPLES} />
      <Part name="Photos">
        <PhotoField
          field={{ name: 'photos', defaultValue: '', error: undefined }}
          label="Photos of the fault"
          most={PHOTOS}
          draft="parts"
          words={photoWords(PHOTOS, { tag: 'en' })}
        />
      </Part>
    </div>
  )
}
