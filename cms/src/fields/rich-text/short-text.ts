import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical'
import { links } from './links'

export const shortText = lexicalEditor({
  features: [ParagraphFeature(), BoldFeature(), ItalicFeature(), links, InlineToolbarFeature()],
})
