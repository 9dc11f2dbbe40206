import type { VendorState } from '@/lib/domain/account/vendor'
import { newId } from '@/server/db/schema/columns'
import { vendors } from '@/server/db/schema/people/vendors'
import { anUpload } from './pictures'
import type { TestApp } from './test-app'
import { aGuest, aMember, type Host, type TestUser } from './users'

/** A national ID that passes its check digit; nobody's. */
export const AN_ID = '1000000008'

/** The application of a host, with its uploads. */
export async function hostDetails(test: TestApp, person: TestUser, purpose = 'document') {
  return {
    firstName: 'Huda',
    lastName: 'Alzahrani',
    phone: '0555000123',
    address: 'Jeddah, Alrawdah',
    nationality: 'SA',
    email: 'huda@example.sa',
    idNumber: AN_ID,
    file: await anUpload(test, person, 200),
    idPhoto: await anUpload(test, person, 210, purpose),
  }
}

export async function companyDetails(test: TestApp, person: TestUser) {
  const commercialIdPhoto = await anUpload(test, person, 220, 'document')
  return {
    ...(await hostDetails(test, person)),
    companyName: 'Tuwaiq Stays Co. 2',
    commId: '4030123456',
    commercialIdPhoto,
  }
}

/** A user whose application as a host waits, or was rejected. */
export async function anApplicant(
  test: TestApp,
  state: Exclude<VendorState, 'approved'> = 'waiting',
): Promise<Host> {
  const vendorId = newId()
  await test.db.insert(vendors).values({ id: vendorId, type: 'host', state, createdAt: test.clock.now() })
  return aMember(test, vendorId, 'owner', await aGuest(test))
}
