import { NotAPicture } from '@/server/modules/media/read-head'

/** What a browser, a server or a viewer of papers could be made to run; no compressed picture holds these by chance. */
const FOREIGN_CONTENT = /<(?:script|html|svg|iframe)[\s>/]|<\?php|%PDF-\d/i
/** The end of a zip archive (a jar, an office file) stands in the last 64 KiB. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ZIP_TAIL_BYTES = 65_557

/**
 * Throws NotAPicture for bytes that are a picture and something else as well. Nothing of it would survive the
 * re-encoding; who sends such a file is told so all the same.
 */
export function refuseDisguised(bytes: Buffer): void {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL_BYTES))
  if (FOREIGN_CONTENT.test(bytes.toString('latin1')) || tail.includes(ZIP_END)) {
    throw new NotAPicture('another format is hidden inside')
  }
}
