import { notFound } from 'next/navigation'
import { z } from 'zod'
import { findSiteSection, type SiteSection } from './site-section'

const section = z.object({ lang: z.string().max(10) })

export async function readSent<Shape extends z.ZodRawShape>(
  fields: z.ZodObject<Shape>,
  form: FormData,
): Promise<{ sent: z.output<z.ZodObject<Shape>>; place: SiteSection }> {
  const all = Object.fromEntries(form)
  const where = section.safeParse(all)
  const sent = fields.safeParse(all)
  const place = where.success ? await findSiteSection(where.data.lang) : null
  if (!sent.success || !place) notFound()
  return { sent: sent.data, place }
}
