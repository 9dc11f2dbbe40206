/** What a page asks of the login dialog. */
export interface SignInRequest {
  /** runs after the user is in, so that nothing begun is lost */
  then?: () => void
  /** a number that the user has typed already */
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

/** Hears the request to sign in, also one that came before anybody listened; answers the function that stops hearing. */
export function onSignInRequested(open: Listener): () => void {
  listener = open
  if (waiting) open(waiting)
  waiting = null
  return () => {
    if (listener === open) listener = null
  }
}
