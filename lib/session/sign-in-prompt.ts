/** A request to open the login dialog. */
export interface SignInRequest {
  /** runs after signing in, to continue what the user had begun */
  then?: () => void
  /** a phone number that the user has already typed */
  phone?: string
}
type Listener = (request: SignInRequest) => void

let listener: Listener | null = null
let waiting: SignInRequest | null = null

/** Opens the login dialog from anywhere. */
export function requestSignIn(then?: () => void, phone?: string): void {
  const request = { then, phone }
  if (listener) listener(request)
  else waiting = request
}

/** Calls `open` for each request, also for one made before the listener was there; returns the function that unsubscribes. */
export function onSignInRequested(open: Listener): () => void {
  listener = open
  if (waiting) open(waiting)
  waiting = null
  return () => {
    if (listener === open) listener = null
  }
}
