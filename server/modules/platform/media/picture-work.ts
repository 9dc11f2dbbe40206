import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { fairQueue } from '@/server/fair-queue'

/** One thread per picture, so that other calls keep the processor. */
sharp.concurrency(1)

const MOST_AT_ONCE = 2

/**
 * The queue of all picture work of this process. A decoded picture may take 160 MB and a waiting one 10 MB; the wizard
 * sends one at a time, so a user needs few seats.
 */
export const pictureWork = fairQueue({
  atOnce: Math.min(MOST_AT_ONCE, availableParallelism()),
  seats: 24,
  seatsOfOne: 6,
})
