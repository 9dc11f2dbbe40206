import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { Profile } from '@/lib/contract/schemas/account/account'
import { PasskeyCreation, PasskeyRequest, PasskeyWire } from '@/lib/contract/schemas/account/passkey'
import {
  newPasskeyBody,
  passkeyNameBody,
  passkeySignInBody,
  passkeyUseBody,
} from '@/lib/domain/account/passkey'

/** Passkeys: another way to sign in, and to show that the owner is at the device. */
export const passkeysRoutes = {
  'GET /user/passkeys': { access: 'user', answer: listOf(PasskeyWire) },
  'POST /user/passkeys/options': {
    access: 'user',
    proof: 'passkeys',
    answer: PasskeyCreation,
    errors: ['too_many_passkeys'],
  },
  'POST /user/passkeys': {
    access: 'user',
    proof: 'passkeys',
    body: newPasskeyBody,
    status: 201,
    answer: PasskeyWire,
    errors: ['wrong_passkey', 'too_many_passkeys', 'already_done'],
  },
  'PUT /user/passkeys/:id': { access: 'user', params: idParam, body: passkeyNameBody },
  'DELETE /user/passkeys/:id': { access: 'user', proof: 'passkeys', params: idParam },
  'POST /user/proof/passkey/options': { access: 'user', answer: PasskeyRequest },
  'PUT /user/proof/passkey': { access: 'user', body: passkeyUseBody, errors: ['wrong_passkey'] },
  'POST /user/passkey-sign-in/options': { access: 'public', answer: PasskeyRequest },
  'POST /user/passkey-sign-in': {
    access: 'public',
    body: passkeySignInBody,
    answer: Type.Object({ token: Type.String(), device: Type.String(), user: Profile }),
    errors: ['wrong_passkey', 'account_blocked'],
  },
} as const satisfies Routes
