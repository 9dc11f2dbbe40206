import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, foreignId } from '@/server/db/schema/columns'
import { users } from './users'

/**
 * The numbers of those who paid a share without an account. Their rows in `users` have no number, so that nobody signs in by
 * them; a sign-up with the number makes an account of the row.
 */
export const payerPhones = pgTable('payer_phones', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  phone: text('phone').notNull().unique(),
  createdAt: createdAt(),
})
