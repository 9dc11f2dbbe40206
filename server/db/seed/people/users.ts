import type { UserRole, VendorType } from '@/lib/domain/account/account'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import type { BuiltInRole } from '@/lib/domain/admin/roles'
import { slugOf } from '@/lib/domain/text/slug'
import { WIRE } from '@/lib/domain/wire-names'
import type { Db } from '@/server/db/db'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { demo } from '@/server/db/seed/content'
import { insertAll } from '@/server/db/seed/insert'

export interface SeedUser {
  id: string
  phone: string
  role: UserRole
  en: string
  ar: string
  vendor: VendorType | null
  hasVatNumber: boolean
}

/** The demo's users to sign in with; `npm start` prints them. */
export const DEMO_GUEST = user('demo-guest', 1, 'User', { en: 'Maryam Al Harbi', ar: 'مريم الحربي' })
export const DEMO_HOST = user(
  'demo-host',
  2,
  WIRE.vendorRole,
  { en: 'Abdullah Al Ghamdi', ar: 'عبدالله الغامدي' },
  'host',
)
export const DEMO_COMPANY = user(
  'demo-company',
  3,
  WIRE.vendorRole,
  { en: 'Red Sea Stays', ar: 'إقامات البحر الأحمر' },
  'company',
)
/** The members of the demo company beside its owner; `insertTeam` makes them members. */
export const DEMO_TEAM = [
  {
    ...user('demo-manager', 4, 'User', { en: 'Reem Al Zahrani', ar: 'ريم الزهراني' }),
    memberRole: 'manager',
  },
  {
    ...user('demo-front-desk', 5, 'User', { en: 'Fahad Al Otaibi', ar: 'فهد العتيبي' }),
    memberRole: 'frontDesk',
  },
  { ...user('demo-finance', 6, 'User', { en: 'Amal Al Shehri', ar: 'أمل الشهري' }), memberRole: 'finance' },
] as const
export const DEMO_ADMIN = user('demo-admin', 9, 'Admin', { en: 'Diyar Support', ar: 'إدارة ديار' })
/** The second person of bank files, adjustments and write-offs. */
export const DEMO_FINANCE_ADMIN = user('demo-admin-finance', 10, 'Admin', {
  en: 'Diyar Finance',
  ar: 'مالية ديار',
})

export const HOSTS: readonly SeedUser[] = demo.people.hosts.map((name, i) =>
  user(`host-${slugOf(name.en)}`, 11 + i, WIRE.vendorRole, name, 'host'),
)
export const COMPANIES: readonly SeedUser[] = demo.people.companies.map((name, i) =>
  user(`company-${slugOf(name.en)}`, 21 + i, WIRE.vendorRole, name, 'company'),
)
export const GUESTS: readonly SeedUser[] = demo.people.guests.map((name, i) =>
  user(`guest-${slugOf(name.en)}`, 31 + i, 'User', name),
)

const EVERYBODY = [
  DEMO_GUEST,
  DEMO_HOST,
  DEMO_COMPANY,
  ...DEMO_TEAM,
  DEMO_ADMIN,
  DEMO_FINANCE_ADMIN,
  ...HOSTS,
  ...COMPANIES,
  ...GUESTS,
]

export const vendorId = (someone: SeedUser) => `vendor-${someone.id}`

/** Of the companies none: they see how an account is added. */
const WITH_ACCOUNT: readonly SeedUser[] = [DEMO_HOST, ...HOSTS]
export const BANKED_HOSTS: readonly string[] = WITH_ACCOUNT.map(({ id }) => id)
/** `SA00` in figures, behind which check digits are computed (ISO 13616). */
const COUNTRY_IN_FIGURES = '281000'

const YEAR_MS = 365 * 24 * 3600 * 1000

export async function insertUsers(tx: Pick<Db, 'insert'>, now: Date): Promise<void> {
  const joined = (i: number) => new Date(now.getTime() - YEAR_MS - i * 9 * 24 * 3600 * 1000)
  await insertAll(
    tx,
    users,
    EVERYBODY.map((one, i) => userRow(one, joined(i))),
  )
  const sellers = EVERYBODY.filter((one) => one.vendor !== null)
  await insertAll(
    tx,
    vendors,
    sellers.map((one, i) => vendorRow(one, joined(i))),
  )
  await insertAll(
    tx,
    vendorMembers,
    sellers.map((one, i) => ({
      vendorId: vendorId(one),
      userId: one.id,
      role: 'owner' as const,
      createdAt: joined(i),
    })),
  )
  await insertAll(
    tx,
    bankAccounts,
    WITH_ACCOUNT.map((one) => ({
      vendorId: vendorId(one),
      iban: demoIban(one),
      holderName: one.en,
      isHolderTheVendor: true,
      changedAt: joined(0),
    })),
  )
}

/** Passes its check digits; nobody's. */
function demoIban({ phone }: SeedUser): string {
  const account = `20${phone.slice(1).padStart(18, '0')}`
  const check = 98 - Number(BigInt(account + COUNTRY_IN_FIGURES) % 97n)
  return `SA${String(check).padStart(2, '0')}${account}`
}

function user(
  id: string,
  number: number,
  role: UserRole,
  name: { en: string; ar: string },
  vendor: VendorType | null = null,
): SeedUser {
  const phone = `${COUNTRY_CODE}500000${String(number).padStart(3, '0')}`
  return { id, phone, role, ...name, vendor, hasVatNumber: vendor === 'company' }
}

function userRow(one: SeedUser, createdAt: Date): typeof users.$inferInsert {
  const [firstName = one.ar, ...rest] = one.ar.split(' ')
  const isCompany = one.vendor === 'company'
  return {
    id: one.id,
    phone: one.phone,
    role: one.role,
    adminRole: adminRoleOf(one),
    verified: true,
    firstName: isCompany ? one.ar : firstName,
    lastName: isCompany ? '' : rest.join(' '),
    displayName: one.en,
    displayNameAr: one.ar,
    email: `${one.id}@diyar.example`,
    nationality: 'SA',
    createdAt,
  }
}

function adminRoleOf(one: SeedUser): BuiltInRole | null {
  if (one.role !== 'Admin') return null
  return one === DEMO_FINANCE_ADMIN ? 'finance' : 'owner'
}

function vendorRow(one: SeedUser, createdAt: Date): typeof vendors.$inferInsert {
  const digits = one.phone.slice(-6)
  return {
    id: vendorId(one),
    type: one.vendor ?? 'host',
    state: 'approved',
    address: 'جدة',
    companyName: one.vendor === 'company' ? one.ar : null,
    commercialNumber: one.hasVatNumber ? `4030${digits}` : null,
    vatNumber: one.hasVatNumber ? `300000${digits}003` : null,
    vatState: one.hasVatNumber ? 'checked' : 'unchecked',
    createdAt,
    decidedAt: createdAt,
  }
}
