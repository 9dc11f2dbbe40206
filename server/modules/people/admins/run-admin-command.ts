import { normalisePhone } from '@/lib/domain/account/phone'
import { BUILT_IN_ROLES, type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import type { Db } from '@/server/db/db'
import { ensureAccount } from '@/server/modules/people/accounts/ensure-account'
import { resetTwoStep, setAdminRole } from './set-admin-role'
import { listAdminRows, lockRoles, lockUser } from './store'

export interface AdminCommand {
  /** as an operator types it */
  phone: string
  role?: string | undefined
  isTwoStepReset?: boolean | undefined
}

/** A command that cannot be done; the message is for the operator. */
export class AdminCommandProblem extends Error {}

/**
 * Makes an admin of an existing or a new account, or removes an admin's second step. The first admin is an owner; all
 * others get the role that the operator names. Returns what was done, as a sentence.
 */
export async function runAdminCommand(db: Db, command: AdminCommand, now: Date): Promise<string> {
  const phone = normalisePhone(command.phone)
  if (!phone) throw new AdminCommandProblem(`${command.phone} is not a Saudi mobile number: write 5XXXXXXXX.`)
  return db.transaction(async (tx) =>
    command.isTwoStepReset ? reset(tx, phone, now) : giveRole(tx, phone, command.role, now),
  )
}

async function reset(tx: Db, phone: string, now: Date): Promise<string> {
  const user = await lockUser(tx, { phone })
  const isReset = user && (await resetTwoStep(tx, { actorId: null, userId: user.id, reason: null, now }))
  if (!isReset) throw new AdminCommandProblem(`${phone} has no second step of sign-in.`)
  return `The second step of ${phone} is removed. It is set up again at the next sign-in.`
}

async function giveRole(tx: Db, phone: string, named: string | undefined, now: Date): Promise<string> {
  const admins = await listAdminRows(tx)
  const present = admins.find(({ user }) => user.phone === phone)?.user.adminRole
  if (present && named === undefined) return `${phone} is an admin already: ${present}.`
  const role = roleOf(named, admins.length > 0)
  await ensureAccount(tx, phone, now)
  await lockRoles(tx)
  await setAdminRole(tx, { actorId: null, user: { phone }, role: builtInRole(role), reason: null, now })
  return `${phone} is now an admin: ${role}. The console is at /admin after sign-in with this number.`
}

function roleOf(named: string | undefined, hasAdmins: boolean): BuiltInRole {
  const roles = BUILT_IN_ROLES.join(', ')
  if (named === undefined && hasAdmins)
    throw new AdminCommandProblem(`There are admins already: name the role with --role (${roles}).`)
  const role = named === undefined ? 'owner' : BUILT_IN_ROLES.find((one) => one === named)
  if (!role) throw new AdminCommandProblem(`${named} is no role: choose one of ${roles}.`)
  return role
}
