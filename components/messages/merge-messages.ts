import type { MessageWire } from '@/lib/domain/messages/wire'

/** Both lists as one in the order of their numbers; of the same message the later reading holds. */
export function mergeMessages(known: MessageWire[], read: readonly MessageWire[]): MessageWire[] {
  const bySeq = new Map(known.map((one) => [one.seq, one]))
  for (const one of read) bySeq.set(one.seq, one)
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}
