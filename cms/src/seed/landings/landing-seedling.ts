import { inEach } from '../localized'
import type { Seedling } from '../seed-once'
import { renderDrawing } from './drawing'
import type { SeedLanding } from './landings'
import { sectionDocument } from './section-document'
import type { PictureOf } from './section-rows'

/** A landing page for all countries, and the pictures drawn for it. */
export function landingSeedling({ page, sections, texts }: SeedLanding): Seedling {
  return {
    key: `landing:${page}`,
    collection: 'landing-pages',
    existing: { and: [{ page: { equals: page } }, { allCountries: { equals: true } }] },
    content: async ({ addPicture }) => {
      const pictureOf: PictureOf = async (name, drawing, alt) =>
        addPicture({ name: `${page}-${name}.webp`, alt, data: await renderDrawing(drawing) })
      const documents = []
      for (const section of sections) {
        const own = inEach(texts, (text) => text.sections[section.id] ?? { title: '' })
        documents.push(await sectionDocument(section, own, pictureOf))
      }
      return {
        page,
        title: inEach(texts, ({ title }) => title),
        description: inEach(texts, ({ description }) => description),
        sections: documents,
        allCountries: true,
        _status: 'published',
      }
    },
  }
}
