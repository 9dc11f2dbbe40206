type AfterSignIn = (() => void) | undefined
type Listener = (then: AfterSignIn) => void

let listener: Listener | null = null
let waiting: { then: AfterSignIn } | null = null

/** Opens the login dialog from anywhere; `then` runs after the person is in, so that nothing begun is lost. */
export function askToSignIn(then?: () => void): void {
  if (listener) listener(then)
  else waiting = { then }
}

/** Hears the wish to sign in, also one that came before anybody listened; answers the function that stops hearing. */
export function onSignInAsked(open: Listener): () => void {
  listener = open
  if (waiting) open(waiting.then)
  waiting = null
  return () => {
    if (listener === open) listener = null
  }
}
