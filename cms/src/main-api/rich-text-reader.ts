import type { Picture, RichText, Tag } from '@carelane/main-api'
import type { Database } from '../database/query'
import type { Edition } from '../queries/edition'
import { findLinkedArticles } from '../queries/linked-articles'
import { findPictures, pictureTags } from '../queries/pictures'
import { inCountry } from '../rich-text/in-country'
import { articleIds, pictureIds } from '../rich-text/picture-ids'
import { toRichText } from '../rich-text/to-rich-text'

export interface RichTextReader {
  read(value: unknown): RichText
  pictures: ReadonlyMap<number, Picture>
  tags: Tag[]
}

export async function richTextReader(
  db: Database,
  edition: Edition,
  values: readonly unknown[],
  further: readonly number[] = [],
): Promise<RichTextReader> {
  const [pictures, { articles, tags }] = await Promise.all([
    findPictures(db, [...values.flatMap(pictureIds), ...further], edition.locale),
    findLinkedArticles(db, edition, values.flatMap(articleIds)),
  ])
  return {
    read: (value) => inCountry(toRichText(value, pictures, articles), edition.lang),
    pictures,
    tags: [...pictureTags(pictures), ...tags],
  }
}
