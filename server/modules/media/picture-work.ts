import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { fairQueue } from '@/server/fair-queue'

/** One thread a picture: more would only take the processor from the calls that are answered meanwhile. */
sharp.concurrency(1)

const MOST_AT_ONCE = 2

/**
 * All decoding and drawing of pictures of this process. A decoded picture may take 160 MB, one that waits 10 MB; a wizard
 * sends one at a time, so that few seats are enough for a user.
 */
export const pictureWork = fairQueue({
  atOnce: Math.min(MOST_AT_ONCE, availableParallelism()),
  seats: 24,
  seatsOfOne: 6,
})
