/** What one picture may weigh, and how many come in one call (contract.md, POST user/upload and -multiple). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_PICTURES_AT_ONCE = 15

/** png, gif and jpeg (marketplace.md, section 5), as a file chooser is told. */
export const PICTURE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const

/** A picture that everybody may see, or a document that only its owner and an admin may. */
export const UPLOAD_PURPOSES = ['picture', 'document'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Who may read an upload: everybody, or its owner and an admin. */
export const UPLOAD_VISIBILITIES = ['public', 'private'] as const

/** Where a document stands; what is shown is asked for by a signed address that soon ends. */
export interface SignedAddress {
  url: string
  expiresAt: string
}
