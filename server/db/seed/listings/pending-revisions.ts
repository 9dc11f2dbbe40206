import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listingEvents, listingRevisions } from '@/server/db/schema/listings/listing-changes'
import { insertAll } from '@/server/db/seed/insert'
import { DEMO_COMPANY, DEMO_HOST } from '@/server/db/seed/people/users'
import type { SeedListing } from './listings'

const AS_MANY = 2
const SENT_MINUTES_AGO = 180

/** The demo's review queue: renamed listings with another first photo. */
export async function insertPendingRevisions(
  tx: Pick<Db, 'insert'>,
  seedListings: readonly SeedListing[],
  now: Date,
): Promise<void> {
  const createdAt = addMinutes(now, -SENT_MINUTES_AGO)
  const changed = seedListings
    .filter(({ plan }) => plan.type === 'Chalets' && ![DEMO_HOST, DEMO_COMPANY].includes(plan.owner))
    .slice(0, AS_MANY)
  await insertAll(
    tx,
    listingRevisions,
    changed.map((one) => ({ listingId: one.plan.id, payload: changeOf(one), createdAt })),
  )
  await insertAll(
    tx,
    listingEvents,
    changed.map(({ plan }) => ({
      listingId: plan.id,
      event: 'change' as const,
      role: 'owner' as const,
      fromState: 'live' as const,
      toState: 'live' as const,
      createdAt,
    })),
  )
}

function changeOf({ plan, words, pictures }: SeedListing) {
  const [first = '', ...others] = pictures.map((picture) => picture.url)
  return {
    name: { en: `${plan.en} Garden`, ar: `${plan.ar} والحديقة` },
    description: {
      en: `${words.description} The garden was planted anew this year.`,
      ar: `${words.descriptionAr} وزُرعت الحديقة من جديد هذا العام.`,
    },
    images: [...others, first],
  }
}
