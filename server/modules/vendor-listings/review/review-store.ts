import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewTab } from '@/lib/domain/listing/listing-review'
import type { Db } from '@/server/db/open'
import { cities } from '@/server/db/schema/catalogue'
import { serviceEvents, serviceRevisions } from '@/server/db/schema/listing-changes'
import { services } from '@/server/db/schema/listings'
import { uploads } from '@/server/db/schema/uploads'
import { users } from '@/server/db/schema/users'
import { vendors } from '@/server/db/schema/vendors'

const isThere = isNull(services.deletedAt)
const isWaiting = sql`(${services.state} = 'in_review' OR ${serviceRevisions.serviceId} IS NOT NULL)`

const TABS: Record<ReviewTab, SQL | undefined> = {
  waiting: isWaiting,
  live: eq(services.state, 'live'),
  paused: eq(services.state, 'paused'),
  rejected: eq(services.state, 'rejected'),
  suspended: eq(services.state, 'suspended'),
}

/** When it began to wait, in milliseconds; a place of before there was a history: when it was made. */
const since = sql<number>`(extract(epoch FROM coalesce(
  ${serviceRevisions.createdAt},
  (SELECT max(${serviceEvents.createdAt}) FROM ${serviceEvents}
    WHERE ${serviceEvents.serviceId} = ${services.id} AND ${serviceEvents.event} = 'send'),
  ${services.createdAt})) * 1000)::float8`.mapWith(Number)

const reviewed = (db: Db) =>
  db
    .select({
      service: services,
      city: cities,
      owner: users,
      vendorType: vendors.type,
      pending: serviceRevisions.payload,
      since,
    })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .innerJoin(users, eq(users.id, services.ownerId))
    .innerJoin(vendors, eq(vendors.id, services.vendorId))
    .leftJoin(serviceRevisions, eq(serviceRevisions.serviceId, services.id))

/** One page of a tab: what waits by its age, all others newest first. */
export function readReviewPage(db: Db, tab: ReviewTab, page: { limit: number; offset: number }) {
  return reviewed(db)
    .where(and(isThere, TABS[tab]))
    .orderBy(tab === 'waiting' ? asc(since) : desc(services.createdAt), asc(services.id))
    .limit(page.limit)
    .offset(page.offset)
}

export type ReviewRow = Awaited<ReturnType<typeof readReviewPage>>[number]

export async function readReviewed(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await reviewed(db).where(and(isThere, eq(services.id, id)))
  return row ?? null
}

export async function countTabs(db: Db): Promise<Record<ReviewTab, number>> {
  const held = (tab: ReviewTab) => sql<number>`(count(*) FILTER (WHERE ${TABS[tab]}))::int`
  const [counts] = await db
    .select({
      waiting: held('waiting'),
      live: held('live'),
      paused: held('paused'),
      rejected: held('rejected'),
      suspended: held('suspended'),
    })
    .from(services)
    .leftJoin(serviceRevisions, eq(serviceRevisions.serviceId, services.id))
    .where(isThere)
  return counts ?? { waiting: 0, live: 0, paused: 0, rejected: 0, suspended: 0 }
}

/** The pixels of uploads by their key. */
export async function readSizes(
  db: Db,
  keys: string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(uploads).where(inArray(uploads.fileKey, keys))
  return new Map(
    rows.map(({ fileKey, width, height }) => [fileKey, { width: width ?? 0, height: height ?? 0 }]),
  )
}

/** Which of these pictures stand on a place of somebody else: a picture is named by its content. */
export async function readElsewhere(db: Db, ownerId: string, urls: string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const list = sql`ARRAY[${sql.join(
    urls.map((url) => sql`${url}`),
    sql`, `,
  )}]::text[]`
  const rows = await db
    .select({ images: services.images })
    .from(services)
    .where(and(isThere, sql`${services.ownerId} <> ${ownerId}`, sql`${services.images} && ${list}`))
    .limit(100)
  return new Set(rows.flatMap((row) => row.images))
}
