import type { ChannelsWire } from '@/lib/contract/schemas/notifications/channels'
import { DomainError } from '@/lib/domain/issues'
import type { Channels } from '@/lib/domain/notifications/channels'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findReader, type Reader, writeChannels } from './store'

/** A user's notification channels. */
export async function readChannels({ db }: Deps, userId: string): Promise<ChannelsWire> {
  const reader = await findReader(db, userId)
  if (!reader) throw new DomainError('not_found')
  const { sms, email, emailAddress } = reader
  return { sms, email, emailAddress }
}

export async function chooseChannels(deps: Deps, userId: string, channels: Channels): Promise<ChannelsWire> {
  await writeChannels(deps.db, userId, channels)
  return readChannels(deps, userId)
}

/** The addresses of a user; null when the account is closed. */
export async function readLivingReader(db: Db, userId: string): Promise<Reader | null> {
  return findReader(db, userId)
}
