import { eq } from 'drizzle-orm'
import type { UserRole } from '@/lib/domain/account/account'
import type { MemberRole } from '@/lib/domain/account/membership'
import type { BuiltInRole } from '@/lib/domain/admin/roles'
import { newId } from '@/server/db/schema/columns'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import type { TestApp } from './test-app'

export interface TestUser {
  id: string
  phone: string
  token: string
}

let phones = 510_000_000

/** A signed-in user; `role` makes a vendor or an admin of them. */
export async function aUser(
  { db, clock }: TestApp,
  role: UserRole = 'User',
  adminRole: BuiltInRole | null = role === 'Admin' ? 'owner' : null,
): Promise<TestUser> {
  phones += 1
  const person = { id: newId(), phone: `+966${phones}`, token: newToken() }
  await db.insert(users).values({
    id: person.id,
    phone: person.phone,
    role,
    adminRole,
    verified: true,
    firstName: 'Sara',
    lastName: 'Alharbi',
    createdAt: clock.now(),
  })
  await db.insert(sessions).values({
    tokenHash: hashOfToken(person.token),
    userId: person.id,
    createdAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 7 * 86_400_000),
  })
  return person
}

export const aGuest = (test: TestApp) => aUser(test)
export const anAdmin = (test: TestApp, role: BuiltInRole = 'owner') => aUser(test, 'Admin', role)

export interface Host extends TestUser {
  vendorId: string
}

/** An approved host, who may create listings. */
export async function aHost(test: TestApp, vatNumber: string | null = null): Promise<Host> {
  const person = await aUser(test, 'Vender')
  const vendorId = newId()
  await test.db.insert(vendors).values({
    id: vendorId,
    type: 'host',
    state: 'approved',
    vatNumber,
    vatState: vatNumber === null ? 'unchecked' : 'checked',
    createdAt: test.clock.now(),
  })
  await aMember(test, vendorId, 'owner', person)
  return { ...person, vendorId }
}

/** A host whose vendor is a company. */
export async function aCompany(test: TestApp, companyName = 'Rawabi Company'): Promise<Host> {
  const host = await aHost(test)
  await test.db.update(vendors).set({ type: 'company', companyName }).where(eq(vendors.id, host.vendorId))
  return host
}

/** A user with a role in a vendor. */
export async function aMember(
  test: TestApp,
  vendorId: string,
  role: MemberRole,
  who?: TestUser,
): Promise<Host> {
  const person = who ?? (await aUser(test))
  const createdAt = test.clock.now()
  await test.db.insert(vendorMembers).values({ vendorId, userId: person.id, role, createdAt })
  return { ...person, vendorId }
}
