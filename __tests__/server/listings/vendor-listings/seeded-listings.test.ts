import { eq } from 'drizzle-orm'
import { allPicturesStored } from '@/__tests__/server/seed/all-pictures-stored'
import { appForTests, START, TODAY } from '@/__tests__/server/support/test-app'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, toPayload, variantOf } from '@/lib/domain/listing/payload'
import { validateDraft } from '@/lib/domain/listing/schema'
import { withVariant } from '@/lib/domain/listing/variants'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { listings } from '@/server/db/schema/listings/listings'
import { sessions } from '@/server/db/schema/people/sessions'
import { seedWhenEmpty } from '@/server/db/seed/seed-when-empty'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { listMembers } from '@/server/modules/people/vendors/list-members'

const api = appForTests()

async function signedIn(vendorId: string): Promise<{ token: string }> {
  const [owner] = await listMembers(api.db, vendorId)
  const userId = owner?.userId ?? ''
  const token = newToken()
  const expiresAt = new Date(START.getTime() + 86_400_000)
  await api.db.insert(sessions).values({ tokenHash: hashOfToken(token), userId, createdAt: START, expiresAt })
  return { token }
}

const row = async (id: string) => {
  const [found] = await api.db.select().from(listings).where(eq(listings.id, id))
  return found
}

test('wizard-edit: every listing of the demo opens in the wizard finished, and saving it unchanged changes nothing', async () => {
  await seedWhenEmpty({ db: api.db, files: allPicturesStored, now: START, onProgress: () => undefined })
  for (const type of PROPERTY_TYPES) {
    const places = await api.db
      .select()
      .from(listings)
      .where(eq(listings.type, type))
      .orderBy(listings.id)
      .limit(3)
    for (const before of places) {
      const as = await signedIn(before.vendorId)
      const { body: wire } = await api.call('GET', `/vender/services/${before.id}`, { as })
      const listingType = withVariant(listingTypeOf(type), variantOf(wire, listingTypeOf(type)))
      const draft = draftFromPayload(wire, listingType)
      expect([before.id, validateDraft(draft, listingType, TODAY)]).toEqual([before.id, []])
      const path = `/${listingType.segment}/${before.id}`
      const saved = await api.call('PUT', path, { as, body: toPayload(draft, listingType, { isEdit: true }) })
      expect([before.id, saved.body.issues, saved.body.hasPendingChange]).toEqual([
        before.id,
        undefined,
        wire.hasPendingChange,
      ])
      const { prices: _before, addOns: _addOnsBefore, facilityIds: facilitiesBefore, ...columns } = before
      const {
        prices: _after,
        addOns: _addOnsAfter,
        facilityIds,
        ...stored
      } = (await row(before.id)) ?? before
      // Each save is a new version for the admins, even one that changes nothing.
      expect({ ...stored, version: columns.version, changedAt: columns.changedAt }).toEqual(columns)
      expect(facilityIds.toSorted()).toEqual(facilitiesBefore.toSorted())
    }
  }
}, 240_000)
