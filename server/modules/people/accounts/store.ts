import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Profile, VendorType } from '@/lib/domain/account/account'
import { activeMembership, type Membership } from '@/lib/domain/account/membership'
import { toSar } from '@/lib/domain/money'
import { WIRE } from '@/lib/domain/wire-names'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { adminRoles } from '@/server/db/schema/people/admin-roles'
import { adminSecondSteps } from '@/server/db/schema/people/admins'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { roleOf } from './admin-roles'
import { lockPhone } from './code-store'
import { adoptPayer } from './ensure-payer'

interface MembershipRow extends Membership {
  state: 'approved' | 'waiting'
  type: VendorType
  companyName: string | null
}

/** The memberships of the selected user in approved vendors and the one that waits, the oldest first. */
const memberships = sql<MembershipRow[]>`coalesce((
  SELECT json_agg(json_build_object('vendorId', v.id, 'role', m.role, 'state', v.state, 'type', v.type, 'companyName', v.company_name,
    'name', coalesce(v.company_name, trim(o.first_name || ' ' || o.last_name))) ORDER BY m.created_at, v.id)
  FROM vendor_members m JOIN vendors v ON v.id = m.vendor_id AND v.state IN ('approved', 'waiting')
  JOIN vendor_members om ON om.vendor_id = v.id AND om.role = 'owner' JOIN users o ON o.id = om.user_id
  WHERE m.user_id = users.id), '[]'::json)`.as('memberships')

const profileColumns = { user: users, memberships }

const sessionColumns = {
  ...profileColumns,
  vendorId: sessions.vendorId,
  provenAt: sessions.provenAt,
  secondStepAt: sessions.secondStepAt,
  enrolledAt: adminSecondSteps.confirmedAt,
  customRole: adminRoles,
}

interface ProfileRow {
  user: typeof users.$inferSelect
  memberships: MembershipRow[]
}

const userOfSession = prepared('person_of_session', (db) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(adminSecondSteps, eq(adminSecondSteps.userId, users.id))
    .leftJoin(adminRoles, eq(adminRoles.id, users.customRoleId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
      ),
    ),
)

/** The user of a valid session; read at every call of a signed-in user. */
export async function findBySession(db: Db, tokenHash: string, now: Date) {
  const [row] = await userOfSession(db, { tokenHash, now: now.toISOString() })
  if (!row) return null
  const { enrolledAt, user, provenAt, secondStepAt } = row
  const isEnrolled = enrolledAt !== null
  return {
    profile: profileOf(row, row.vendorId),
    adminRole: roleOf(user.adminRole, row.customRole),
    provenAt,
    secondStepAt,
    isEnrolled,
  }
}

export async function findByPhone(db: Db, phone: string): Promise<Profile | null> {
  const [row] = await db
    .select(profileColumns)
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  return row ? profileOf(row, null) : null
}

/** `vendorId`: the vendor for which the user acts. */
export async function findById(db: Db, id: string, vendorId: string | null = null): Promise<Profile | null> {
  const [row] = await db
    .select(profileColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row ? profileOf(row, vendorId) : null
}

function profileOf({ user, memberships: found }: ProfileRow, vendorId: string | null): Profile {
  const every = user.verified ? found : []
  const all = every.filter(({ state }) => state === 'approved')
  const active = activeMembership(all, vendorId)
  const waiting = active || user.role === 'Admin' ? undefined : every.find(({ state }) => state === 'waiting')
  return {
    _id: user.id,
    role: user.role === 'Admin' ? 'Admin' : active ? WIRE.vendorRole : 'User',
    verify: user.verified,
    host: active?.type === 'host',
    company: active?.type === 'company',
    file: user.avatarUrl,
    balance: toSar(user.balanceHalalas),
    phone: user.phone ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: active?.companyName ?? null,
    vendor: active && membershipOf(active),
    vendors: all.map(membershipOf),
    waitingVendorId: waiting?.vendorId ?? null,
    email: user.email,
    nationality: user.nationality,
    idNumber: user.idNumber,
    dateOfBirth: user.dateOfBirth,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
  }
}

const membershipOf = ({ vendorId, role, name }: MembershipRow): Membership => ({ vendorId, role, name })

/** The user of a number, created when there is none; who paid a share without an account finds it there. */
export async function ensureUser(tx: Db, phone: string, now: Date): Promise<void> {
  await lockPhone(tx, phone)
  if (await findByPhone(tx, phone)) return
  if (await adoptPayer(tx, phone, now)) return
  await tx.insert(users).values({ phone, verified: true, createdAt: now }).onConflictDoNothing()
}

export async function markVerified(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ verified: true }).where(eq(users.id, userId))
}

/** The columns that a user may write of the own row. */
type OwnColumns = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'nationality'
    | 'idNumber'
    | 'dateOfBirth'
    | 'language'
    | 'avatarUrl'
    | 'phone'
    | 'phoneChangedAt'
  >
>

export async function writeOwnColumns(db: Db, userId: string, columns: OwnColumns): Promise<void> {
  if (Object.keys(columns).length > 0) await db.update(users).set(columns).where(eq(users.id, userId))
}

/** Sets the vendor role, and the public name of a company; an admin keeps the role. */
export async function makeVendor(db: Db, userId: string, companyName: string | null): Promise<void> {
  const publicName = companyName ? { displayName: companyName, displayNameAr: companyName } : {}
  await db
    .update(users)
    .set({ role: WIRE.vendorRole, ...publicName })
    .where(and(eq(users.id, userId), eq(users.role, 'User')))
}

/** The public name of a vendor in both languages; an admin keeps the own one. */
export async function writePublicName(db: Db, userId: string, name: string): Promise<void> {
  await db
    .update(users)
    .set({ displayName: name, displayNameAr: name })
    .where(and(eq(users.id, userId), eq(users.role, WIRE.vendorRole)))
}

export async function writeSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** The user's sessions, the newest first. */
export function readSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
}

/** How many there were. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ user: sessions.userId })
  return ended.length
}

/** The user has given a code to the number on file in this session. */
export async function markProven(db: Db, tokenHash: string, provenAt: Date): Promise<void> {
  await db.update(sessions).set({ provenAt }).where(eq(sessions.tokenHash, tokenHash))
}

/** What other sessions proved was about the old number; `keptHash` is the session that has just proven the new one. */
export async function endProofs(db: Db, userId: string, keptHash: string | null): Promise<void> {
  await db
    .update(sessions)
    .set({ provenAt: null })
    .where(and(eq(sessions.userId, userId), keptHash === null ? undefined : ne(sessions.tokenHash, keptHash)))
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** The vendors of the selected user. */
const vendorIds = sql<string[]>`ARRAY(SELECT m.vendor_id FROM vendor_members m WHERE m.user_id = users.id)`

export function listLiveSessionRows(db: Db, tokenHashes: string[], now: Date) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      role: users.adminRole,
      customRole: adminRoles,
      secondStepAt: sessions.secondStepAt,
      enrolledAt: adminSecondSteps.confirmedAt,
      vendorIds,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(adminSecondSteps, eq(adminSecondSteps.userId, users.id))
    .leftJoin(adminRoles, eq(adminRoles.id, users.customRoleId))
    .where(
      and(
        inArray(sessions.tokenHash, tokenHashes),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
      ),
    )
}
