import type { Channels, ChannelsWire } from '@/lib/domain/channels'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { readReader, writeChannels } from './store'

/** How the person wants to hear of things while away. */
export async function readChannels({ db }: Deps, userId: string): Promise<ChannelsWire> {
  const reader = await readReader(db, userId)
  if (!reader) throw new Refusal('not_found')
  const { sms, email, emailAddress } = reader
  return { sms, email, emailAddress }
}

export async function chooseChannels(deps: Deps, userId: string, channels: Channels): Promise<ChannelsWire> {
  await writeChannels(deps.db, userId, channels)
  return readChannels(deps, userId)
}
