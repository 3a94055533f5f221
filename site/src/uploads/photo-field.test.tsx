import { LOCALES } from '@carelane/countries'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoField } from './photo-field'
import { photoWords } from './photo-words'
import { FILE_MARK } from './words-of-problems'

const ID = '0b5f6c1e-8a3f-4d0e-9c55-0d7f2d9f5a11'

function markup(defaultValue: string, error?: string) {
  return renderToStaticMarkup(
    <PhotoField
      field={{ name: 'photos', defaultValue, error }}
      label="Photos of the fault"
      most={3}
      draft="a form"
      words={photoWords(3, { tag: 'en-NG' })}
    />,
  )
}

test('without scripts it is a plain file input, with what was wrong and what is kept already', () => {
  const html = markup(ID, 'Please choose another photo.')
  expect(html).toMatch(/<input type="file" id="photos"(?=[^>]* multiple="")(?=[^>]* name="photos")/)
  expect(html).toContain('<p id="photos-error"')
  expect(html).toContain('aria-describedby="photos-error photos-hint"')
  expect(html).toContain(`<input type="hidden" name="photos-kept" value="${ID}"/>`)
  expect(html).toContain(`<img src="/api/photos/?id=${ID}" alt="Photo 1"/>`)
  expect(html).toMatch(new RegExp(`<input type="checkbox"[^>]* name="photos-removed" value="${ID}"`))
  expect(html).toContain('Up to 3 photos as JPEG, PNG or WebP, 20 MB each at most.')
  expect(markup('')).not.toContain('photos-kept')
})

test.each(LOCALES)('says in %s what is wrong, and with which file', (locale) => {
  for (const most of [1, 2, 6]) {
    const { problems, removes, ...words } = photoWords(most, { tag: locale })
    for (const problem of ['empty', 'large', 'type', 'pixels', 'broken'] as const)
      expect(problems[problem]).toContain(FILE_MARK)
    expect(removes).toHaveLength(most)
    for (const text of [...Object.values(problems), ...removes, ...Object.values(words).flat()])
      expect(text).not.toMatch(/[{}]|^photos\./)
  }
})
