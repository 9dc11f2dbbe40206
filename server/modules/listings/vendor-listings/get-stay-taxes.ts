import { eq } from 'drizzle-orm'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { type StayTaxes, stayVatOn } from '@/lib/domain/rates/stay-vat'
import { riyadhDay } from '@/lib/domain/time/days'
import { vendors } from '@/server/db/schema/people/vendors'
import type { Deps } from '@/server/deps'
import { getRates, getStayVatRules } from '@/server/modules/money/rates/get-rates'
import { CHECKED_VAT_NUMBER } from '@/server/policy/checked-vat-number'
import type { Member } from '@/server/policy/signed-in'

/** The commission and the VAT under which a stay of a type would be booked now, before there is a listing. */
export async function getStayTaxes(
  { db, clock }: Deps,
  { vendorId }: Pick<Member, 'vendorId'>,
  type: PropertyType,
): Promise<StayTaxes> {
  const now = clock.now()
  const [vendor] = await db
    .select({ vatNumber: CHECKED_VAT_NUMBER })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  const isRegistered = vendor?.vatNumber != null
  const rules = await getStayVatRules(db, now)
  const stayVat = stayVatOn(rules, { type, isRegistered, day: riyadhDay(now) })
  return { ...(await getRates(db, now)), stayVat }
}
