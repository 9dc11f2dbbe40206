import { array, type InferType, string } from 'yup'
import { issuedSecret } from '@/lib/domain/account/account'
import { exactObject } from '@/lib/domain/exact-object'
import { userName } from '@/lib/domain/text/text'

/** Of one user: a phone, a computer, a security key and some spare ones. */
export const MAX_PASSKEYS = 10
/** So long the prompt of the browser may stay open. */
export const PASSKEY_CHALLENGE_SECONDS = 300
export const PASSKEY_NAME_LENGTH = 60
/** The longest id of a credential that WebAuthn allows is 1023 bytes. */
const ID_LENGTH = 1400
/** Attestation is not asked for, so what a browser sends is far shorter. */
const PART_LENGTH = 8000
const MAX_TRANSPORTS = 10
const TRANSPORT_LENGTH = 32

/** How a browser reaches an authenticator; one that is not among these is not stored. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number]

/** What a challenge was made for; it is taken for nothing else. */
export type PasskeyPurpose = 'registration' | 'proof' | 'signIn'

const base64url = (length: number) =>
  string()
    .required()
    .max(length)
    .matches(/^[\w-]+$/)

const passkeyName = userName(PASSKEY_NAME_LENGTH).required()

export const passkeyNameBody = exactObject({ name: passkeyName })

/** POST user/passkeys: what the browser made, without what the api does not read. */
export const newPasskeyBody = exactObject({
  name: passkeyName,
  id: base64url(ID_LENGTH),
  clientDataJSON: base64url(PART_LENGTH),
  attestationObject: base64url(PART_LENGTH),
  transports: array().of(string().required().max(TRANSPORT_LENGTH)).max(MAX_TRANSPORTS).required(),
})
export type NewPasskeyBody = InferType<typeof newPasskeyBody>

/** A use of a passkey, for a sign-in or a fresh proof. */
export const passkeyUseBody = exactObject({
  id: base64url(ID_LENGTH),
  clientDataJSON: base64url(PART_LENGTH),
  authenticatorData: base64url(PART_LENGTH),
  signature: base64url(PART_LENGTH),
})
export type PasskeyUseBody = InferType<typeof passkeyUseBody>

/** A sign-in by one; `device` is for clients without cookies. */
export const passkeySignInBody = passkeyUseBody.shape({ device: issuedSecret })
