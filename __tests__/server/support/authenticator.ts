import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskeyBody, PasskeyUseBody } from '@/lib/domain/account/passkey'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR as an attestation without a statement needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 255])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encoded = (data: Buffer | string) => Buffer.from(data).toString('base64url')

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** What a test may have wrong. */
interface Deviation {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** what the authenticator says that it has signed so often */
  counter?: number
}

export interface Authenticator {
  id: string
  create(challenge: string, deviation?: Deviation & { name?: string }): NewPasskeyBody
  use(challenge: string, deviation?: Deviation): PasskeyUseBody
}

/** An authenticator in software with one ES256 key, which counts its signatures. */
export function anAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  let signatures = 0
  const id = encoded(credential)
  return {
    id,
    create(challenge, { name = 'My phone', ...deviation } = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential])
      const authData = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, signatures, deviation),
        attested,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...{ name, id, transports: ['internal'] },
        clientDataJSON: clientData('webauthn.create', challenge, deviation),
        attestationObject: encoded(cbor(attestation)),
      }
    },
    use(challenge, deviation = {}) {
      signatures = deviation.counter ?? signatures + 1
      const clientDataJSON = clientData('webauthn.get', challenge, deviation)
      const data = authenticatorData(0, signatures, deviation)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      const signature = encoded(sign('sha256', signed, privateKey))
      return { id, clientDataJSON, authenticatorData: encoded(data), signature }
    },
  }
}

function clientData(type: string, challenge: string, { origin = 'https://www.example.sa' }: Deviation) {
  return encoded(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(
  flags: number,
  counter: number,
  { rpId = 'www.example.sa', isVerified = true }: Deviation,
) {
  const bytes = Buffer.alloc(5)
  bytes[0] = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
  bytes.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), bytes])
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [KTY, ALG, CRV, X, Y] = [1, 3, -1, -2, -3]
  return cbor(
    new Map<number, Cbor>([
      [KTY, 2],
      [ALG, -7],
      [CRV, 1],
      [X, Buffer.from(x, 'base64url')],
      [Y, Buffer.from(y, 'base64url')],
    ]),
  )
}
