import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { PASSKEY_TRANSPORTS } from '@/lib/domain/account/passkey'

export const PasskeyWire = named('PasskeyWire', 'A passkey as its user reads it.', {
  _id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: nullable(Type.String(), { description: 'null until its first use' }),
})
export type PasskeyWire = Static<typeof PasskeyWire>

const Credential = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Array(oneOf(PASSKEY_TRANSPORTS)),
})

/** The part of WebAuthn's PublicKeyCredentialCreationOptionsJSON that we set. */
export const PasskeyCreation = Type.Object(
  {
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Number() })),
    timeout: Type.Number({ description: 'milliseconds' }),
    attestation: Type.Literal('none'),
    excludeCredentials: Type.Array(Credential),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
  },
  { title: 'PasskeyCreation' },
)

/** The part of WebAuthn's PublicKeyCredentialRequestOptionsJSON that we set. */
export const PasskeyRequest = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Number({ description: 'milliseconds' }),
    userVerification: Type.Literal('required'),
    allowCredentials: Type.Array(Credential, {
      description: 'empty for a sign-in: the device knows the user',
    }),
  },
  { title: 'PasskeyRequest' },
)
