import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as account from '@/lib/domain/account/account'
import { LANGUAGES, USER_ROLES } from '@/lib/domain/account/account'
import type * as membership from '@/lib/domain/account/membership'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'

const Membership = is<membership.Membership>()(
  named('Membership', 'What a user is in an approved vendor.', {
    vendorId: Type.String(),
    role: oneOf(MEMBER_ROLES),
    name: Type.String({ description: 'of the vendor: the company, or the person who applied' }),
  }),
)

export const Profile = is<account.Profile>()(
  named('Profile', "A user as the profile call answers; the wire names are the specification's own.", {
    _id: Type.String(),
    role: oneOf(USER_ROLES),
    verify: Type.Boolean(),
    host: Type.Boolean(),
    company: Type.Boolean(),
    file: nullable(Type.String()),
    balance: Type.Number({ description: 'SAR' }),
    phone: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    companyName: nullable(Type.String(), {
      description: 'the public name of an approved company that has given one',
    }),
    vendor: nullable(Membership, { description: 'the membership in which the session acts' }),
    vendors: Type.Array(Membership, { description: 'all memberships in approved vendors, the oldest first' }),
    waitingVendorId: nullable(Type.String(), {
      description:
        'the own vendor whose application an admin has not decided; null also while the session acts for another vendor',
    }),
    email: nullable(Type.String()),
    nationality: nullable(Type.String()),
    idNumber: nullable(Type.String()),
    dateOfBirth: nullable(Type.String()),
    language: oneOf(LANGUAGES),
    createdAt: Type.String(),
  }),
)
