import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Copied, CopiesMade } from './copies'

interface Country {
  id: number
  name: string
  shortName: string
}

type Copy = CopiesMade['copies'][number]

const original = z.object({
  slug: z.string().nullish(),
  allCountries: z.boolean().nullish(),
  countries: z.array(z.number()).nullish(),
  replaces: z.number().nullish(),
})

/**
 * All of them or none. Drafts stay drafts, banners are switched off.
 * @throws Payload's errors, as for any other change of the person
 */
export async function copyToCountries(
  req: PayloadRequest,
  collection: Copied,
  id: number,
  countries: readonly Country[],
): Promise<Copy[]> {
  const isOurs = await initTransaction(req)
  try {
    const copies: Copy[] = []
    for (const country of countries) copies.push(await copyTo(req, collection, id, country))
    if (isOurs) await commitTransaction(req)
    return copies
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function copyTo(
  req: PayloadRequest,
  collection: Copied,
  id: number,
  { id: country, name, shortName }: Country,
): Promise<Copy> {
  const { payload, user } = req
  const access = { req, user, overrideAccess: false, depth: 0 } as const
  const copied = original.parse(await payload.findByID({ ...access, collection, id, draft: true }))
  const slug = await slugFor(req, collection, copied.slug, shortName)
  const isShownThere = copied.allCountries === true || (copied.countries ?? []).includes(country)
  const replaces = canReplace(collection) && isShownThere ? (copied.replaces ?? id) : null
  const data = {
    allCountries: false,
    countries: [country],
    ...(slug !== undefined && { slug }),
    ...(canReplace(collection) && { replaces }),
  }
  const copy = await payload.duplicate({ ...access, collection, id, data, draft: true })
  return { id: Number(copy.id), country: name, slug: slug ?? null, isInPlace: replaces !== null }
}

function canReplace(collection: Copied): boolean {
  return collection === 'news' || collection === 'faqs'
}

/** Undefined leaves it to what a copy gets otherwise. */
async function slugFor(
  req: PayloadRequest,
  collection: Copied,
  slug: string | null | undefined,
  shortName: string,
): Promise<string | undefined> {
  if (collection !== 'news' || slug == null || slug === '') return undefined
  const own = `${slug.slice(0, 100).replace(/-+$/, '')}-${shortName}`
  const { totalDocs } = await req.payload.count({
    collection,
    where: { slug: { equals: own } },
    trash: true,
    req,
  })
  return totalDocs === 0 ? own : undefined
}
