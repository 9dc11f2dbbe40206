import type { Proof } from '@/lib/domain/account/fresh-proof'

/** A call that the api refused until its user shows who they are. */
export interface ProofRequest {
  proof: Proof
  /** whether it was shown; false when the user gave up */
  settle: (isProven: boolean) => void
}
type Listener = (request: ProofRequest) => void

let listener: Listener | null = null
let open: { proof: Proof; answer: Promise<boolean> } | null = null

/** Asks for a proof over the page, which keeps what was typed. Calls that need the same one at once share the question. */
export function requestProof(proof: Proof): Promise<boolean> {
  if (open?.proof === proof) return open.answer
  if (!listener) return Promise.resolve(false)
  const ask = listener
  const answer = new Promise<boolean>((settle) => ask({ proof, settle })).finally(() => {
    open = null
  })
  open = { proof, answer }
  return answer
}

/** Returns the function that unsubscribes. */
export function onProofRequested(show: Listener): () => void {
  listener = show
  return () => {
    if (listener === show) listener = null
  }
}
