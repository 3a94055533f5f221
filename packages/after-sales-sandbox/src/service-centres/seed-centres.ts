import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { readPlaces } from '../places/places'
import { wordsOf } from './fold'
import { generateCentres } from './generate-centres'

export async function seedCentres(client: PoolClient): Promise<void> {
  await fillTables(client, tables, 'service_centre_words')
}

function tables() {
  const places = readPlaces()
  const centres = generateCentres(places)
  const vocabulary = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = vocabulary.get(word) ?? vocabulary.size + 1
    vocabulary.set(word, known)
    return known
  }
  const words = centres.flatMap((centre) => {
    const place = places[centre.place_id - 1]
    const texts = [
      [place?.city, place?.native_city],
      [centre.name, centre.native_name, ...centre.brands],
      [centre.address, centre.native_address, place?.state],
    ].map((texts) => wordsOf(texts.join(' ')))
    return [...new Set(texts.flat())].map((word) => ({
      word_id: numberOf(word),
      centre_id: centre.id,
      remoteness: texts.findIndex((words) => words.includes(word)),
    }))
  })
  return {
    places,
    service_centres: centres,
    service_centre_vocabulary: [...vocabulary].map(([word, id]) => ({ id, word })),
    service_centre_words: words,
  }
}
