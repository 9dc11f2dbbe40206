import type { ServicePayload } from '@/lib/domain/listing/payload'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { noteNames, readNote, removeNote, writeNote } from './notes'

const PREFIX = 'diyar-wizard-sent:'
/** So long the server knows a key; afterwards the same one would make another place. */
const KNOWN_MS = 24 * 3_600_000

/** A new place that was sent, and whose answer has not come: the server may have it. */
export interface Unanswered {
  key: string
  type: PropertyType
  payload: ServicePayload
  sentAt: number
}

export function keepUnanswered(place: string, sent: Unanswered): void {
  writeNote(PREFIX + place, sent)
}

export function forgetUnanswered(place: string): void {
  removeNote(PREFIX + place)
}

export function unansweredOf(place: string): Unanswered | null {
  for (const name of noteNames(PREFIX)) {
    const sent = readNote(name) as Unanswered | null
    if (!sent || sent.sentAt < Date.now() - KNOWN_MS) removeNote(name)
  }
  return readNote(PREFIX + place) as Unanswered | null
}
