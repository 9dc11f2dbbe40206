import type { Static } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { PROOFS } from '@/lib/domain/account/fresh-proof'

export const ProofNeeded = named('ProofNeeded', 'What the answer `proof_needed` carries.', {
  proof: oneOf(PROOFS),
})
export type ProofNeeded = Static<typeof ProofNeeded>
