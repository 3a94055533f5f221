import type { Field, TextField } from 'payload'
import { SITE_DEFAULTS } from '../../fields/site-defaults'

const { figures } = SITE_DEFAULTS

/** [9#42]–[9#45] */
export const figureFields: Field[] = [
  {
    type: 'row',
    fields: [
      figure('countries', 'Countries', figures.countries),
      figure('serviceCenters', 'Service centers', figures.serviceCenters),
      figure('customers', 'Customers served', figures.customers),
      {
        name: 'fastRepairHours',
        label: 'Hours of a fast repair',
        type: 'number',
        required: true,
        defaultValue: figures.fastRepairHours,
        min: 1,
        max: 72,
      },
    ],
  },
]

function figure(name: string, label: string, defaultValue: string): TextField {
  return { name, label, type: 'text', required: true, defaultValue, maxLength: 20 }
}
