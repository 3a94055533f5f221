import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical'
import { links } from './links'

/** A few lines with links, such as a hotline's numbers and hours. */
export const shortText = lexicalEditor({
  features: [ParagraphFeature(), BoldFeature(), ItalicFeature(), links, InlineToolbarFeature()],
})
