import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { users } from '@/server/db/schema/people/users'

type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'displayName' | 'displayNameAr'>

/** The Arabic article begins half of all family names, so the initial skips it. */
const ARTICLE = /^ال(?=\S{2})/

/** The name that other users see: the public name, else first name and initial. */
export function publicNameOf(user: Named): Bilingual {
  const initial = user.lastName ? ` ${user.lastName.replace(ARTICLE, '').charAt(0)}.` : ''
  const typed = user.firstName + initial
  return { en: user.displayName ?? typed, ar: user.displayNameAr ?? user.displayName ?? typed }
}

/** The same without the initial, where friends read it. */
export const firstNameOf = (user: Named): Bilingual => publicNameOf({ ...user, lastName: '' })
