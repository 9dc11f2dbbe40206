import type { Profile } from '@/lib/domain/account/account'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { isConsoleOpen, secondStepOf } from '@/lib/domain/admin/two-step'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { roleOf } from './admin-roles'
import { hashOfToken } from './secrets'
import { findById, findByPhone, findBySession, listLiveSessionRows, makeVendor } from './store'

/** The profile as its user reads it. */
export function profileIn({
  adminRole: _,
  adminSession: _session,
  proofs: _proofs,
  ...profile
}: SignedIn): Profile {
  return profile
}

/** The user as something else acts for it: with nothing proven, and never with the rights of an admin. */
export const withoutProofs = (profile: Profile): SignedIn => ({
  ...profile,
  adminRole: null,
  adminSession: null,
  proofs: { codeAt: null, secondStepAt: null },
})

/** The profile of an account that is not closed. */
export const findProfile = (db: Db, userId: string, vendorId?: string): Promise<Profile | null> =>
  findById(db, userId, vendorId)

/** The same by number. */
export const findProfileByPhone = (db: Db, phone: string): Promise<Profile | null> => findByPhone(db, phone)

/** The user owns a vendor from now on. */
export const becomeVendor = (tx: Db, userId: string, companyName: string | null): Promise<void> =>
  makeVendor(tx, userId, companyName)

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** The user of a session token; null when the session has ended. */
export const readSession = (deps: SessionDeps, token: string) => readSessionOf(deps, hashOfToken(token))

export async function readSessionOf(
  { db, clock, config }: SessionDeps,
  tokenHash: string,
): Promise<SignedIn | null> {
  const now = clock.now()
  const found = await findBySession(db, tokenHash, now)
  if (!found) return null
  const { profile, adminRole: role, provenAt, secondStepAt, isEnrolled } = found
  const proofs = { codeAt: provenAt, secondStepAt }
  if (role === null) return { ...profile, adminRole: null, adminSession: null, proofs }
  const secondStep = stepOfSession(config, { secondStepAt, isEnrolled }, now)
  const adminRole = isConsoleOpen(secondStep) ? role : null
  return { ...profile, adminRole, adminSession: { role, secondStep }, proofs }
}

function stepOfSession(
  { adminTwoStep }: Deps['config'],
  { secondStepAt: doneAt, isEnrolled }: { secondStepAt: Date | null; isEnrolled: boolean },
  now: Date,
) {
  return secondStepOf({ isRequired: adminTwoStep === 'required', isEnrolled, doneAt }, now)
}

/** What an open page of a session may be told: of an admin by the role, of a member by the vendors. */
export interface LiveSession {
  /** null also while the second step is to be done, as of `SignedIn` */
  adminRole: AdminRole | null
  vendorIds: string[]
}

/** The valid ones of these sessions, not logged out, not expired, of an account that is not closed. */
export async function listLiveSessions(
  { db, clock, config }: SessionDeps,
  tokenHashes: string[],
): Promise<Map<string, LiveSession>> {
  const now = clock.now()
  const rows = await listLiveSessionRows(db, tokenHashes, now)
  return new Map(
    rows.map(({ tokenHash, role, customRole, secondStepAt, enrolledAt, vendorIds }) => {
      const step = stepOfSession(config, { secondStepAt, isEnrolled: enrolledAt !== null }, now)
      return [tokenHash, { adminRole: isConsoleOpen(step) ? roleOf(role, customRole) : null, vendorIds }]
    }),
  )
}
