import type { Member } from '@/server/policy/signed-in'
import type { Uploader } from './store'

/** A member names what any member of the vendor uploaded. */
export const uploaderOf = ({ _id, vendorId }: Pick<Member, '_id' | 'vendorId'>): Uploader => ({
  userId: _id,
  vendorId,
})
