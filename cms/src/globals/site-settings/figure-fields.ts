import type { Field, TextField } from 'payload'

/** [9#42]–[9#45] */
export const figureFields: Field[] = [
  {
    type: 'row',
    fields: [
      figure('countries', 'Countries', '100+'),
      figure('serviceCenters', 'Service centers', '5500+'),
      figure('customers', 'Customers served', '500M+'),
      {
        name: 'fastRepairHours',
        label: 'Hours of a fast repair',
        type: 'number',
        required: true,
        defaultValue: 2,
        min: 1,
        max: 72,
      },
    ],
  },
]

function figure(name: string, label: string, defaultValue: string): TextField {
  return { name, label, type: 'text', required: true, defaultValue, maxLength: 20 }
}
