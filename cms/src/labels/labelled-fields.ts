import { type Block, type Field, type Option, toWords } from 'payload'
import { label, labelInAll } from './label'

export function labelledFields(fields: Field[]): Field[] {
  return fields.map(labelled)
}

export function labelledBlock(block: Block): Block {
  return { ...block, ...labels(block), fields: labelledFields(block.fields) }
}

function labelled(field: Field): Field {
  const text = ownLabel(field)
  return {
    ...field,
    ...(text === undefined ? {} : { label: isDrawnOnce(field) ? labelInAll(text) : label(text) }),
    ...('labels' in field ? labels(field) : {}),
    ...explained(field),
    ...inside(field),
  } as Field
}

/** Payload keeps its label as the first reader since the start saw it, in that language. */
function isDrawnOnce({ admin, type }: Field): boolean {
  return type === 'richText' || (admin?.components !== undefined && 'Field' in admin.components)
}

/** Or Payload's, from the name. */
function ownLabel(field: Field): string | undefined {
  if ('label' in field && field.label !== undefined)
    return typeof field.label === 'string' ? field.label : undefined
  const isSeen = field.type !== 'ui' && !('hidden' in field && field.hidden) && !field.admin?.hidden
  return 'name' in field && isSeen ? toWords(field.name) : undefined
}

function explained({ admin }: Field): object {
  if (!admin || !('description' in admin) || typeof admin.description !== 'string') return {}
  return { admin: { ...admin, description: label(admin.description) } }
}

function labels({ labels: own }: Pick<Block, 'labels'>): Pick<Block, 'labels'> {
  if (!own) return {}
  const { singular, plural } = own
  return {
    labels: {
      singular: typeof singular === 'string' ? label(singular) : singular,
      plural: typeof plural === 'string' ? label(plural) : plural,
    },
  }
}

function inside(field: Field): object {
  switch (field.type) {
    case 'tabs':
      return {
        tabs: field.tabs.map((tab) => ({
          ...tab,
          ...(typeof tab.label === 'string' ? { label: labelInAll(tab.label) } : {}),
          ...(typeof tab.description === 'string' ? { description: labelInAll(tab.description) } : {}),
          fields: labelledFields(tab.fields),
        })),
      }
    case 'blocks':
      return { blocks: field.blocks.map(labelledBlock) }
    case 'select':
      return { options: field.options.map(labelledOption) }
    default:
      return 'fields' in field ? { fields: labelledFields(field.fields) } : {}
  }
}

/** Options that depend on other fields are sent as they are. */
function labelledOption(option: Option): Option {
  if (typeof option === 'string' || typeof option.label !== 'string') return option
  return { ...option, label: labelInAll(option.label) }
}
