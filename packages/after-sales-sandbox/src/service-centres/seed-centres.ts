import { readPlaces, type Place } from '@carelane/countries/places'
import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { wordsOf } from './fold'
import { generateCentres } from './generate-centres'

export async function seedCentres(client: PoolClient): Promise<void> {
  await fillTables(client, tables, 'service_centre_keywords')
}

function tables() {
  const places = readPlaces()
  const centres = generateCentres(places)
  return { places, service_centres: centres, service_centre_keywords: keywordsOf(centres, places) }
}

interface Keyword {
  word: string
  centres: number[]
  remoteness: number[]
}

function keywordsOf(centres: ReturnType<typeof generateCentres>, places: readonly Place[]): Keyword[] {
  const keywords = new Map<string, Keyword>()
  for (const centre of centres) {
    const place = places[centre.place_id - 1]
    const texts = [
      [place?.city, place?.native_city],
      [centre.name, centre.native_name, ...centre.brands],
      [centre.address, centre.native_address, place?.state],
    ].map((texts) => wordsOf(texts.join(' ')))
    for (const word of new Set(texts.flat())) {
      const keyword = keywords.get(word) ?? { word, centres: [], remoteness: [] }
      keyword.centres.push(centre.id)
      keyword.remoteness.push(texts.findIndex((words) => words.includes(word)))
      keywords.set(word, keyword)
    }
  }
  return [...keywords.values()]
}
