import sharp from 'sharp'
import { encodeAvif, type StoredWidths } from './encode-avif'

/** The program that `encodeApart` starts for one picture; it is ended after its answer, and ends together with the api. */
sharp.concurrency(1)
process.once('disconnect', () => process.exit())
process.once('message', async (stored: StoredWidths) => {
  process.send?.(await encodeAvif(stored))
})
