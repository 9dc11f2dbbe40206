import { randomBytes } from 'node:crypto'
import type { SharedLink } from '@/lib/domain/favourites'
import type { Deps } from '@/server/deps'
import { readSecret, writeSecret } from './store'

/** 144 bits: nobody finds a list by trying. */
const SECRET_BYTES = 18

/** Opens the person's list to whoever gets the link; asked again it is the same link. */
export async function shareList({ db, clock }: Deps, userId: string): Promise<SharedLink> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await writeSecret(db, { userId, secret, createdAt: clock.now() })
  return { secret: await readSecret(db, userId) }
}
