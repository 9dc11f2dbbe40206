import { eq, inArray } from 'drizzle-orm'
import type { AuditPerson } from '@/lib/contract/schemas/admin/audit-wire'
import { vendorName } from '@/lib/domain/account/vendor'
import { PERSON_FIELDS } from '@/lib/domain/admin/audit-wire'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { adminRoles } from '@/server/db/schema/people/admin-roles'
import type { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'
import { maskPhone } from '@/server/modules/people/accounts/mask'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { type Applicant, listApplications } from '@/server/modules/people/vendors/applicants'

type Line = Pick<typeof auditTrail.$inferSelect, 'subjectKind' | 'subjectId' | 'before' | 'after'>

/** Whom each line means by its subject and values, as they are named today. */
export async function namePeople(db: Db, lines: readonly Line[]): Promise<(line: Line) => AuditPerson[]> {
  const userIds = [...new Set(lines.flatMap(usersOf))]
  const vendorIds = [...new Set(lines.flatMap(vendorsOf))]
  const found = [
    ...(userIds.length > 0 ? await readUsers(db, userIds) : []).map(userToPerson),
    ...(vendorIds.length > 0 ? await listApplications(db, vendorIds) : []).map(vendorToPerson),
  ]
  const people = new Map(found.map((one) => [`${one.kind} ${one._id}`, one]))
  return (line) => [
    ...vendorsOf(line).flatMap((id) => people.get(`vendor ${id}`) ?? []),
    ...[...new Set(usersOf(line))].flatMap((id) => people.get(`user ${id}`) ?? []),
  ]
}

const vendorsOf = ({ subjectKind, subjectId }: Line) => (subjectKind === 'vendor' ? [subjectId] : [])

const usersOf = ({ subjectKind, subjectId, before, after }: Line): string[] => [
  ...(subjectKind === 'user' ? [subjectId] : []),
  ...PERSON_FIELDS.flatMap((field) =>
    [before?.[field], after?.[field]].flatMap((value) => (typeof value === 'string' ? value : [])),
  ),
]

const readUsers = (db: Db, ids: string[]) =>
  db
    .select({ user: users, customRole: adminRoles.name })
    .from(users)
    .leftJoin(adminRoles, eq(adminRoles.id, users.customRoleId))
    .where(inArray(users.id, ids))

function userToPerson({ user, customRole }: Awaited<ReturnType<typeof readUsers>>[number]): AuditPerson {
  const { id, adminRole, role, phone, deletedAt } = user
  return {
    ...{ _id: id, kind: 'user', ...nameToWire(publicNameOf(user)) },
    ...{ role: customRole ?? adminRole ?? role, phone: phone ? maskPhone(phone) : '' },
    isClosed: deletedAt !== null,
  }
}

function vendorToPerson({ vendor, user }: Applicant): AuditPerson {
  const phone = vendor.contactPhone ?? user.phone
  const name = vendorName({ ...user, companyName: vendor.companyName })
  return {
    ...{ _id: vendor.id, kind: 'vendor', name, name_ar: name },
    ...{ role: vendor.type, phone: phone ? maskPhone(phone) : '' },
    isClosed: user.deletedAt !== null,
  }
}
