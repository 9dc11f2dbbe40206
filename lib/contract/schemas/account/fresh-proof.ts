import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import type * as freshProof from '@/lib/domain/account/fresh-proof'
import { PROOFS } from '@/lib/domain/account/fresh-proof'

export const ProofNeeded = is<freshProof.ProofNeeded>()(
  Type.Object(
    { proof: oneOf(PROOFS) },
    { title: 'ProofNeeded', description: 'What the answer `proof_needed` carries.' },
  ),
)
