import type { Bilingual } from '@/lib/domain/listing/listing'
import type { users } from '@/server/db/schema/users'

type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'displayName' | 'displayNameAr'>

/** Half of all Arabic family names begin with it, so that it tells nobody apart. */
const ARTICLE = /^ال(?=\S{2})/

/** The name by which others know a user: the public one where it is set, else first name and initial. */
export function publicNameOf(user: Named): Bilingual {
  const initial = user.lastName ? ` ${user.lastName.replace(ARTICLE, '').charAt(0)}.` : ''
  const typed = user.firstName + initial
  return { en: user.displayName ?? typed, ar: user.displayNameAr ?? user.displayName ?? typed }
}
