import type { Member } from '@/server/modules/accounts/read-session'
import type { Uploader } from './store'

/** A member names what any member of the vendor uploaded. */
export const uploaderOf = ({ _id, vendorId }: Pick<Member, '_id' | 'vendorId'>): Uploader => ({
  userId: _id,
  vendorId,
})
