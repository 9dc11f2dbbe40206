import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed address promises: this viewer may see this paper until then. */
interface Promised {
  id: string
  viewer: string
  /** milliseconds since 1970 */
  expires: number
}

export function signatureOf(secret: string, { id, viewer, expires }: Promised): string {
  return createHmac('sha256', secret).update(`document|${id}|${viewer}|${expires}`).digest('base64url')
}

export function isSignedBy(secret: string, promised: Promised, signature: string): boolean {
  const right = Buffer.from(signatureOf(secret, promised))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
