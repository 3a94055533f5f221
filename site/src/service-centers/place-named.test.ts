import { describe, expect, test } from 'vitest'
import { knownPlace, placeIn } from './place-named'

const PLACES = [
  knownPlace({ city: 'Lagos' }, ['Lagos', 'Lagos']),
  knownPlace({ state: 'Lagos' }, ['Lagos', 'Lagos']),
  knownPlace({ city: 'Port Harcourt' }, ['Port Harcourt']),
  knownPlace({ city: 'Jeddah' }, ['Jeddah', 'جدة']),
  knownPlace({ city: 'Riyadh' }, ['Riyadh', 'الرياض']),
  knownPlace({ city: 'Kazan’' }, ['Kazan’', 'Казань']),
  knownPlace({ city: 'Hanoi' }, ['Hanoi']),
  knownPlace({ city: 'Ankara' }, ['Ankara']),
  knownPlace({ city: 'Dhaka' }, ['Dhaka', 'ঢাকা']),
  knownPlace({ city: 'Bangkok' }, ['Bangkok', 'กรุงเทพ']),
]

describe('a town is found in what people write', () => {
  test.each([
    ['service centre in lagos', 'Lagos'],
    ['Lagos?', 'Lagos'],
    ['nearest shop to Port-Harcourt please', 'Port Harcourt'],
    ['أين مركز الخدمة في جدة', 'Jeddah'],
    ['مركز بالرياض', 'Riyadh'],
    ['сервис в Казани', 'Kazan’'],
    ['sua may o ha noi', 'Hanoi'],
    ['trung tâm ở Hà Nội', 'Hanoi'],
    ['Ankara’da servis', 'Ankara'],
    ['ankarada servis var mi', 'Ankara'],
    ['ঢাকায় সার্ভিস সেন্টার', 'Dhaka'],
    ['ศูนย์บริการกรุงเทพอยู่ไหน', 'Bangkok'],
  ])('%s', (question, city) => {
    expect(placeIn(question, PLACES)).toEqual({ city })
  })

  test.each(['where is the nearest centre', 'my phone lagosian', 'harcourt street'])(
    'and not where there is none: %s',
    (question) => {
      expect(placeIn(question, PLACES)).toBeNull()
    },
  )
})
