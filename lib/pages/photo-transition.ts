/**
 * Props of a `ViewTransition`: the first photo of a listing grows from its card into its page, where the browser can;
 * nothing else moves. Without an id it has no part in it.
 */
export const photoTransition = (listingId: string | null) =>
  ({ ...(listingId && { name: `photo-${listingId}` }), default: 'none', share: 'photo' }) as const
