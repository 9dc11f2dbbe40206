import type { Profile } from '@/lib/domain/account/account'
import type { ProfileChanges } from '@/lib/domain/account/profile'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import type { SignedIn } from '@/server/policy/signed-in'
import { findById, makeVendor, writeOwnColumns, writePublicName } from './store'

/** Changes the user's own profile; a picture must be an upload of the same user. */
export async function changeProfile(deps: Deps, user: SignedIn, changes: ProfileChanges): Promise<Profile> {
  const { file, ...columns } = changes
  if (file) await assertOwnPictures(deps.db, { userId: user._id }, { file })
  await writeOwnColumns(deps.db, user._id, { ...columns, ...(file === undefined ? {} : { avatarUrl: file }) })
  return (await findById(deps.db, user._id, user.vendor?.vendorId)) ?? user
}

/** The owner of a company is listed under its name, in both languages. */
export const renamePublicly = (tx: Db, userId: string, companyName: string): Promise<void> =>
  writePublicName(tx, userId, companyName)

/** Gives an approved applicant the vendor role, and a company its public name, in the decision's transaction. */
export function promoteToVendor(tx: Db, userId: string, companyName: string | null): Promise<void> {
  return makeVendor(tx, userId, companyName)
}
