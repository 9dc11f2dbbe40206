import { NotAPicture } from './read-head'

/**
 * Marks of content that browsers, servers or document viewers execute; compressed pictures do not contain them by
 * chance.
 */
const FOREIGN_CONTENT = /<(?:script|html|svg|iframe)[\s>/]|<\?php|%PDF-\d/i

/** The end record of a zip archive (jar, office file) is in the last 64 KiB. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])

const ZIP_TAIL_BYTES = 65_557

/**
 * Throws NotAPicture for bytes that are a picture and another format at once. Re-encoding would remove it, but the
 * sender gets a clear refusal.
 */
export function assertPlainPicture(bytes: Buffer): void {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL_BYTES))
  if (FOREIGN_CONTENT.test(bytes.toString('latin1')) || tail.includes(ZIP_END)) {
    throw new NotAPicture('another format is hidden inside')
  }
}
