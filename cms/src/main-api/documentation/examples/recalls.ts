import type { CallDocument } from '../call-document'

export const recallList: CallDocument<'recallList'> = {
  group: 'Questions and policies',
  summary: 'Lists the free repairs, recalls and safety warnings of a country',
  description:
    'Those that count today in the country, the gravest first. Where ranges are named, a device is meant by its IMEI or serial number; else every device of the models is.',
  example: {
    request: { shortName: 'ng' },
    result: {
      recalls: [
        {
          id: 2,
          severity: 'free-repair',
          title: 'Aster Nova 5: we replace the battery for free',
          fault: 'The battery may drain too fast.',
          advice: 'Bring your phone to a service centre.',
          models: ['Aster Nova 5'],
          ranges: [{ from: '350123450000000', to: '350123459999999' }],
          startsOn: '2026-10-01',
          endsOn: null,
          updatedAt: '2026-10-01T09:30:00.000Z',
          locale: 'en',
        },
      ],
    },
  },
}
