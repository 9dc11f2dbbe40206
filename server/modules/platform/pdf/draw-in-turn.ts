import { fairQueue } from '@/server/fair-queue'

/** Drawing takes a tenth of a second of the processor: one at a time, so that other calls run between. */
const drawings = fairQueue({ atOnce: 1, seats: 20, seatsOfOne: 4 })

/** Draws a file when it is the user's turn. */
export function drawInTurn(userId: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  return drawings.seated(userId, () => drawings.inTurn(userId, draw))
}
