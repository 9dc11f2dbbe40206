'use client'

import { useSyncExternalStore } from 'react'
import { call } from '@/lib/api/call'
import { startSessionByPasskey } from '@/lib/api/current-user'
import { ApiError } from '@/lib/api/http'
import type { PasskeyWire } from '@/lib/contract/schemas/account/passkey'
import type { AnswerOf } from '@/lib/contract/types'
import type { PasskeyUseBody } from '@/lib/domain/account/passkey'

/** The library is loaded when a passkey is made or used. */
const browser = () => import('@simplewebauthn/browser')

/** Whether the browser knows passkeys; false while the server renders. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
}

/** Makes a passkey on the device of the user and adds it to the account. */
export async function createPasskey(name: string): Promise<PasskeyWire> {
  const optionsJSON = await call('POST /user/passkeys/options')
  const { id, response } = await (await browser()).startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return call('POST /user/passkeys', { body: { name, id, clientDataJSON, attestationObject, transports } })
}

/** Signs in the user whose passkey the device offers. */
export async function signInByPasskey(): Promise<void> {
  await startSessionByPasskey(await answer(await call('POST /user/passkey-sign-in/options')))
}

/** Shows by a passkey of the user that the owner is at the device. */
export async function proveByPasskey(): Promise<void> {
  await call('PUT /user/proof/passkey', {
    body: await answer(await call('POST /user/proof/passkey/options')),
  })
}

async function answer(optionsJSON: AnswerOf<'POST /user/passkey-sign-in/options'>): Promise<PasskeyUseBody> {
  const { id, response } = await (await browser()).startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Gives a failure of the device a sentence: its prompt was closed or timed out, or it has a passkey of the account already. */
export function inWords(failure: unknown, cancelled: string, exists = cancelled): unknown {
  if (failure instanceof ApiError) return failure
  const isThere = failure instanceof Error && failure.name === 'InvalidStateError'
  return new ApiError('wrong_passkey', 0, isThere ? exists : cancelled)
}
