import { notFound } from 'next/navigation'
import { z } from 'zod'
import { findSiteSection, type SiteSection } from './site-section'

const sectionFields = z.object({ lang: z.string().max(10) })

export async function readSent<Shape extends z.ZodRawShape>(
  fields: z.ZodObject<Shape>,
  form: FormData,
): Promise<{ sent: z.output<z.ZodObject<Shape>>; section: SiteSection }> {
  const all = Object.fromEntries(form)
  const where = sectionFields.safeParse(all)
  const sent = fields.safeParse(all)
  const section = where.success ? await findSiteSection(where.data.lang) : null
  if (!sent.success || !section) notFound()
  return { sent: sent.data, section }
}
