const EVENT = 'diyar:sign-in-asked'

/** Opens the login dialog from anywhere; `then` runs after the person is in, so that nothing begun is lost. */
export function askToSignIn(then?: () => void): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: then }))
}

/** Hears the wish to sign in; answers the function that stops hearing. */
export function onSignInAsked(open: (then?: () => void) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<(() => void) | undefined>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
